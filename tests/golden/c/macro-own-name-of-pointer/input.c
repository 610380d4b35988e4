/* A macro that uses its own name on a dereferenced pointer, as glibc's tolower: the name gets parentheses; that of a declarator doesn't. */
int lower(int);
#define lower(c) (__extension__({ int (*f)(int) = (lower); int result = sizeof(c) > 1 ? lower(c) : f(c); result; }))
int caller(const int *p)
{
    return lower(*p) - lower(p[1]);
}
