/* Results thrown away: with a cast, without one, and with a callee that warns about it. */
int f(int);
int used(int) __attribute__((const));

void caller(void)
{
    f(1);
    (void)f(2);
    f(3), (void)f(4);
    if (f(5)) {
    }
    (void)used(6);
}
