/* GNU a ?: b, whose first operand is a condition and a value: it is used where nobody uses the whole. */
_Bool is(int n);
char letter(int n);
int f(int n);
void g(void);

int caller(int n)
{
    is(n) ?: f(n);
    (letter(n) ?: 'x');
    for (; n < 3; f(n) ?: n++)
        f(n) ? f(1) : f(2);
    f(n) ?: (g(), 1);
    return ({ f(n) ?: f(3); });
}
