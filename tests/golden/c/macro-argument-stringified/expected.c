/* The argument is printed as well as evaluated: its text may not change. */
#include <assert.h>
int f(int);
int report(const char *, int);
#define CHECK(x) report(#x, x)

int caller(int n)
{
    assert(f(n) > 0);
    return CHECK(f(n));
}
