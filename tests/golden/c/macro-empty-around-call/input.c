/* Macros that expand to nothing, or to attributes and casts, next to the call. */
int f(int);
int g(int);
#define NOTHING
#define CAST (long)
#define IN

int caller(int x)
{
    NOTHING f(x) NOTHING;
    return (int)(CAST f(IN x) + f(NOTHING g(x)) + NOTHING g NOTHING (x));
}
