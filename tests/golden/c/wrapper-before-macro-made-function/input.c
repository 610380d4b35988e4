/* The enclosing function begins in a macro, behind an attribute, behind a comment, on the line of another function's end. */
int f(int);
#define API __attribute__((visibility("default"))) int
#define DEFINE(name) int name(int *p)

API one(int *p)
{
    *p++ = f(1);
    return *p;
}
DEFINE(two)
{
    *p++ = f(2);
    return *p;
}
/* comment */ static __attribute__((unused)) /* more */ int three(int *p) { *p++ = f(3); return *p; } int four(int *p) { *p++ = f(4); return *p; }

#ifdef UNKNOWN
int five(int *p, long unused)
#else
int five(int *p)
#endif
{
    *p++ = f(5);
    return *p;
}
