/* What assembler code accesses nobody sees. */
extern int a[4];
int f(void);

int f(void)
{
    __asm__ volatile("" : "+m"(a[1]));
    return a[2];
}
