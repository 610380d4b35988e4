/* A literal whose address goes through casts, arithmetic, conditionals, members and parentheses is kept as well. */
struct point {
    int x[2], y;
};
int *keep(int *);
void *use(const void *);
int g(void);

int caller(int n)
{
    int *a = keep((&(struct point){ { 1, 2 }, 3 })->x);
    int *b = keep(&((struct point){ .y = g() }).y);
    int *c = keep(n ? (int[]){ 1, 2 } : (int[]){ 3 });
    const char *d = use((const char *)(char[]){ "text" } + 1);
    int *e = keep((g(), (int[]){ 4 }));
    return *a + *b + *c + *d + *e;
}
