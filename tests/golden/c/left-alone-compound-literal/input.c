/* The callee itself stands in a compound literal, which may be kept like any other: no form fits. */
struct ops {
    int (*run)(struct ops *, int);
};
int f(struct ops *, int);

int caller(void)
{
    return (&(struct ops){ f })->run(0, 1);
}
