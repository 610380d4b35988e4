#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function made of one macro. */
int f(int);
#define DEFINE(name, value) \
    int name(int x) { return f(x + value); }

 int one(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x + 1)))); } 
 int two(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x + 2)))); } 
int three(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(x + 3)))); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "one", 6, 6, 1, 4, 0, 0 },
    { "f", "input.c", "two", 7, 7, 1, 4, 0, 0 },
    { "f", "input.c", "three", 8, 8, 27, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
