/* Calls in the operands of an asm statement; its text and constraints are not touched. */
int f(int);
int *g(void);

int caller(int x)
{
    int r;
    __asm__("" : "=r"(r) : "0"(f(x)), "r"(f(1)));
    __asm__ volatile("" : "+m"(*g()) : : "memory");
    return r;
}
