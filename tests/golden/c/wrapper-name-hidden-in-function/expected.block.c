#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Inside the function the name means something else: a local pointer hides the function of file scope. */
int f(int);
int h(int);

WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return f(weft_a0); } int caller(int *p)
{
    *p++ = weft_w0(1);
    {
        int (*f)(int) = h;
        *p++ = f(2);
    }
    return *p;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
