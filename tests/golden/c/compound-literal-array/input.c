/* An array literal decays to a pointer which may be kept: same lifetime, same care. */
int *keep(int *);
int g(void);

int caller(void)
{
    int *p = keep((int[]){ 1, 2, 3 });
    int *q = keep((int[3]){ g() });
    char *r = (char *)keep((int[]){ 5 } + 0);
    return p[2] + q[0] + r[0];
}
