/* The callee is declared inside the function only: a wrapper in front of the function cannot name it. */
struct point {
    int x, y;
};

int caller(void)
{
    struct point *keep(struct point *);
    struct point *p = keep(&(struct point){ 1, 2 });
    return p->y;
}
