/* The address of a compound literal outlives the call: its lifetime is the enclosing block, which a statement expression would cut short. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
int g(void);

int caller(void)
{
    struct point *p = keep(&(struct point){ 1, 2 });
    struct point *q = keep(&(struct point){ g(), 4 });
    return p->x + q->y;
}
