#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* _Pragma is a line of its own in what the preprocessor prints. */
int f(int);
#define QUIET(e) _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-value\"") e; _Pragma("GCC diagnostic pop")
#define PLAIN(e) e

int caller(int n)
{
    QUIET(f(n))
    return  __extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
