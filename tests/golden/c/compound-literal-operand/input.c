/* A call with a compound literal as an operand of an expression: gcc would take the begin out of it, before the other operand. */
int first(int n);
int (*second)(int *p, ...);

int caller(int n)
{
    return (first(n) << (second((int[]){ n }) & 7)) + first(n) * second((int[]){ n }, 1);
}
