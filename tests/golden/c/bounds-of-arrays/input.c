/* Bounds of variable length arrays: those of a block are evaluated where the declaration is reached. */
int f(int);
unsigned long length(const char *);
#define ROOM(x) (length(x) + 1)

int caller(int n, const char *text)
{
    char copy[length(text) + 1], again[ROOM(text)];
    int a[f(n)], b[2][f(f(3))], *c[f(4)];
    int(*d)[f(5)] = 0;
    typedef short row[f(6)];
    row e;
    for (int i = 0; i < n; i++) {
        long g[f(i)];
        a[i] = sizeof g;
    }
    struct {
        int v;
    } s[n > 1 ? f(7) : 1];
    return a[0] + b[0][0] + (c[0] == 0) + (d == 0) + e[0] + s[0].v + copy[0] + again[0];
}
