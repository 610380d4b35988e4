/* An instrumented library that the test program opens and closes. */
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
int weft_test_h(int x);
static int h(int x)
{
    return x + 1;
}
int weft_test_h(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); h(x); });
}
static const struct weft_site weft_sites[] = { { "h", "/test/library.c", "weft_test_h", 10, 10, 1, 4, 0, 0 } };
WEFT_UNIT_DEFINE(1);
