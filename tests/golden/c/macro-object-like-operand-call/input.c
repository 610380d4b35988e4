/* An object-like macro with a call in it is an operand that costs. */
int f(int, int);
int *location(void);
#define current_value (*location())

int caller(void)
{
    return f(current_value, 1) + f(1, current_value + 1);
}
