#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro's own name in its expansion is not expanded again; in a text it would be, without parentheses around it. */
int f(int);
int g(int);
#define f(x) f((x) + 1)
#define ONCE(x) g(x)
#define ping(x) pong(x)
#define pong(x) ping(x)

int ping(int n)
{
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), (f)((n) + 1))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(n))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), (ping)(n))))  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), (f)(n)))) +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), (f)((n) + 1)))))))))) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "ping", 11, 11, 12, 8, 0, 0 },
    { "g", "input.c", "ping", 11, 11, 19, 8, 0, 0 },
    { "ping", "input.c", "ping", 11, 11, 29, 7, 0, 0 },
    { "f", "input.c", "ping", 11, 11, 39, 6, 0, 0 },
    { "g", "input.c", "ping", 11, 11, 48, 5, 0, 0 },
    { "f", "input.c", "ping", 11, 11, 48, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
