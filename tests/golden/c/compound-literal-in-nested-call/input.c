/* The literal stands in an operand of an operand: neither point may put a block around it. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
struct point *outer(struct point *, int);

int caller(void)
{
    struct point *p = outer(keep(&(struct point){ 1, 2 }), 3);
    return p->x;
}
