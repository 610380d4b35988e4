/* The value of the point is used as the value of the call was: member, index, dereference, address, operators, casts. */
struct s {
    int m;
    struct s *next;
};
int f(int);
struct s rec(void);
struct s *ptr(void);
extern int a[8];

int caller(void)
{
    struct s **pp = &ptr()->next;
    (void)f(0);
    ptr()->m = 2;
    ptr()[1].m++;
    return rec().m + rec().next->m + ptr()->m + (*ptr()).m + a[f(1) & 7] + -f(2) + (char)f(3) + !f(4) + ~f(5) + (pp != 0);
}
