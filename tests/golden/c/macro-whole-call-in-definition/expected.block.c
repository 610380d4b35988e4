#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function made of one macro. */
int f(int);
#define DEFINE(name, value) \
    int name(int x) { return f(x + value); }

 int one(int x) { return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x + 1)); WEFT_END(0); weft_r0; }); } 
 int two(int x) { return __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(x + 2)); WEFT_END(1); weft_r1; }); } 
int three(int x) { return __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(x + 3)); WEFT_END(2); weft_r2; }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "one", 6, 6, 1, 4, 0, 0 },
    { "f", "input.c", "two", 7, 7, 1, 4, 0, 0 },
    { "f", "input.c", "three", 8, 8, 27, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
