/* A task in a wrapper, in an expression, in the textbook form, and with captured values. */
struct pool {
    int n;
};
struct pair {
    int a[2];
};
int submit(struct pool *, void (*)(void *), void *);
int capturing(struct pool *, void (*)(void *), void *, int priority);
void run(void *);
int *where(void);

int caller(struct pool *p)
{
    *where() = submit(&(struct pool){ 1 }, run, p);
    return submit(p, run, &(struct pair){ { 1, 2 } }) + capturing(p, run, p, 3);
}

int later(struct pool *p)
{
    return submit(p, run, p);
}
