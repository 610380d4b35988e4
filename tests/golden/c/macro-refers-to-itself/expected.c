#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro's own name in its expansion is not expanded again; in a text it would be. Such an invocation stays, its neighbours do not suffer. */
int f(int);
int g(int);
#define f(x) f((x) + 1)
#define ONCE(x) g(x)
#define ping(x) pong(x)
#define pong(x) ping(x)

int ping(int n)
{
    return f(n) +  __extension__({ WEFT_POINT(weft_p0, 0, 0); g(n); })  + ping(n) + __extension__({ WEFT_POINT(weft_p1, 1, 0); (f)(n); }) + ONCE(f(n));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "ping", 11, 11, 19, 8, 0, 0 },
    { "f", "input.c", "ping", 11, 11, 39, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
