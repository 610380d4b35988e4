#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function made of one macro. */
int f(int);
#define DEFINE(name, value) \
    int name(int x) { return f(x + value); }

 int one(int x) { return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x + 1); }); } 
 int two(int x) { return __extension__({ WEFT_POINT(weft_p1, 1, 0); f(x + 2); }); } 
int three(int x) { return __extension__({ WEFT_POINT(weft_p2, 2, 0); f(x + 3); }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "one", 6, 6, 1, 4, 0, 0 },
    { "f", "input.c", "two", 7, 7, 1, 4, 0, 0 },
    { "f", "input.c", "three", 8, 8, 27, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
