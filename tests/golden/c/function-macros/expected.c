#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Functions that a macro writes, whole or in part: the invocation is replaced by its expansion. */
#define GETTER(name) int get_##name(void) { return name; }
#define FUNCTION(name) static int name(int x)
#define BEGIN {
#define END }

static int first = 1, second = 2;
 int get_first(void) { WEFT_POINT(weft_p0, 0, 0); return first; } 
 int get_second(void) { WEFT_POINT(weft_p1, 1, 0); return second; }  int after(void) { WEFT_POINT(weft_p2, 2, 0); return 3; }

FUNCTION(declared_by_macro)
{ WEFT_POINT(weft_p3, 3, 0);
    return x;
}

int braces_by_macro(void)  { WEFT_POINT(weft_p4, 4, 0);  return declared_by_macro(4); END
static const struct weft_site weft_sites[] = {
    { "get_first", "input.c", "get_first", 8, 8, 1, 2, 3, 0 },
    { "get_second", "input.c", "get_second", 9, 9, 1, 2, 3, 0 },
    { "after", "input.c", "after", 9, 9, 20, 2, 3, 0 },
    { "declared_by_macro", "input.c", "declared_by_macro", 11, 14, 10, 2, 3, 0 },
    { "braces_by_macro", "input.c", "braces_by_macro", 16, 16, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(5);
