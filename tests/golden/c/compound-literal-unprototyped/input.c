/* No prototype, so there is no type to write a wrapper with. */
struct point {
    int x, y;
};
struct point *keep();

int caller(void)
{
    struct point *p = keep(&(struct point){ 1, 2 });
    return p->x;
}
