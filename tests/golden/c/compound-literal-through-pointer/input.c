/* The callee is a pointer, so no wrapper at file scope can name it. */
struct point {
    int x, y;
};
struct ops {
    struct point *(*keep)(struct point *);
};
int g(void);

int caller(struct ops *o, struct point *(*pointer)(struct point *))
{
    struct point *p = o->keep(&(struct point){ 1, 2 });
    struct point *q = pointer(&(struct point){ g(), 2 });
    return p->x + q->y;
}
