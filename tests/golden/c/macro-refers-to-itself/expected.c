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
    return  __extension__({ WEFT_POINT(weft_p0, 0, 0); (f)((n) + 1); })  +  __extension__({ WEFT_POINT(weft_p1, 1, 0); g(n); })  + ping(n) + __extension__({ WEFT_POINT(weft_p2, 2, 0); (f)(n); }) +  __extension__({ WEFT_POINT(weft_p3, 3, 1); (g)(__extension__({ register __auto_type weft_v3_0 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); (f)((n) + 1); })); weft_arm(&weft_p3); weft_v3_0; })); }) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "ping", 11, 11, 12, 8, 0, 0 },
    { "g", "input.c", "ping", 11, 11, 19, 8, 0, 0 },
    { "f", "input.c", "ping", 11, 11, 39, 6, 0, 0 },
    { "g", "input.c", "ping", 11, 11, 48, 5, 0, 0 },
    { "f", "input.c", "ping", 11, 11, 48, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
