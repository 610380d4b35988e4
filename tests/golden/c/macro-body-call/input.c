/* A call in the body of a macro is left alone: there is no place in the unit's text that is this one call. */
int f(int);
#define TWICE(x) (f(x) + f(x))
#define ONCE f(3)

int caller(int n)
{
    return TWICE(n) + ONCE + f(4);
}
