#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Initialisers of static objects, case labels, enum values, bit widths, static assertions. */
int f(int);

int caller(int x)
{
    static int size = sizeof(f(1));
    enum { WIDTH = sizeof(f(2)) };
    struct {
        unsigned bits : sizeof(f(3));
    } s = { 1 };
    _Static_assert(sizeof(f(4)) == sizeof(int), "int");
    switch (x) {
    case sizeof(f(5)):
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(6))));
    }
    return size + WIDTH + s.bits;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 14, 14, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
