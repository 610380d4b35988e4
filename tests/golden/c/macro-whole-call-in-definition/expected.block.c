#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function made of one macro. */
int f(int);
#define DEFINE(name, value) \
    int name(int x) { return f(x + value); }

DEFINE(one, 1)
DEFINE(two, 2)
int three(int x) { return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x + 3)); WEFT_END(0); WEFT_RESULT(0); }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "three", 8, 8, 27, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
