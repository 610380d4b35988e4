#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* _Pragma is a line of its own in what the preprocessor prints. One that switches warnings is put back; any other may mean something where it stands. */
int f(int);
#define QUIET(e) _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-value\"") e; _Pragma("GCC diagnostic pop")
#define TWICE(e) _Pragma("GCC unroll 2") for (int i = 0; i < 2; i++) e
#define PLAIN(e) e

int caller(int n)
{
      _Pragma("GCC diagnostic push")  _Pragma("GCC diagnostic ignored \"-Wunused-value\"")  (WEFT_BEGIN(0), (void)f(n), WEFT_END(0)); _Pragma("GCC diagnostic pop")  
    TWICE(f(n));
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n)))) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
