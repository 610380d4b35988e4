/* Accesses of expressions: a slot of the block's record for each address that does not follow from another one. What is
 * evaluated only sometimes has a record of its own, and so has what is stored behind it. */
struct s {
    int x;
    double y[4];
    struct s *next;
};
extern int a[10], n;
int g(int);
int f(struct s *p, int i);

int f(struct s *p, int i)
{
    int local = a[i] + a[i + 1] - a[i * 2];
    a[i]++;
    p->x += p->next->x;
    p->y[2] = p->y[i] + (double)sizeof(a[n]);
    local += p && i > 2 ? *&a[3] : n;
    a[4] = i ? a[5] : 0;
    n = g(a[i]);
    if (a[6] > 3 && p->x)
        a[7] = local;
    return a[8] + local;
}
