/* Callees of every linkage; e is a C99 inline definition with external linkage, which may not name anything static. */
static int s(int x)
{
    return x;
}
static inline int i(int x)
{
    return s(x) + 1;
}
extern int e(int);
inline int e(int x)
{
    return x + 2;
}

int caller(int x)
{
    return s(x) + i(x) + e(x);
}
