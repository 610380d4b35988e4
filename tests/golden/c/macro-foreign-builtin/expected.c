#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro of the compiler's own headers makes something that libclang does not know: it stays, and other macros are expanded. */
#include <xmmintrin.h>
int g(int);
#define TWICE(x) g(g(x))
int f(__m128 *rows)
{
    _MM_TRANSPOSE4_PS(rows[0], rows[1], rows[2], rows[3]);
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(1)))))))))))))))) ;
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "f", 8, 8, 12, 4, 0, 0 },
    { "g", "input.c", "f", 8, 8, 12, 5, 0, 0 },
    { "g", "input.c", "f", 8, 8, 12, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
