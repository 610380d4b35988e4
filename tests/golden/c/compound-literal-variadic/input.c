/* A literal among the operands of a variadic callee: no wrapper can be written, the call stays without braces around it. */
struct point {
    int x, y;
};
struct point *keep(int count, ...);
int g(void);

int caller(void)
{
    struct point *p = keep(1, &(struct point){ 1, 2 });
    struct point *q = keep(g(), &(struct point){ 3, 4 }, &(struct point){ g(), 6 });
    return p->x + q->y;
}
