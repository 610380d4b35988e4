/* Operands of const and volatile type, and pointers to them. */
const int *cp(void);
volatile int *vp(void);
struct s {
    const int m;
};
struct s *sp(void);
int f(int, int, int, const volatile int *);

int caller(void)
{
    return f(*cp(), *vp(), sp()->m, vp());
}
