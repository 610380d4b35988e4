/* Arrays and functions decay, also when an expression with a call yields them. */
struct s {
    int a[4];
};
struct s *sp(void);
int (*fp(void))(int);
int cb(int);
extern int two[2][3];
int g(void);
int f(const int *, int (*)(int), const int *, const char *);

int caller(void)
{
    return f(sp()->a, *fp(), two[g() & 1], "literal" + g()) + f(two[0], cb, (g(), two[1]), &"literal"[g()]);
}
