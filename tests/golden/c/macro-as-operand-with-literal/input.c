/* A compound literal that a macro spells. */
struct point {
    int x, y;
};
struct point *keep(struct point *);
#define POINT(x, y) (&(struct point){ (x), (y) })

int caller(void)
{
    struct point *p = keep(POINT(1, 2));
    return p->x;
}
