#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One file, included three times with other macros: its calls are points each time, those of no token are not looked at. */
int f(int);
#define OP(name, call) int run_##name(int x) { return call; }
# 1 "ops.def" 1
 int run_one(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))); } 
 int run_two(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(1)))); } 
# 5 "input.c" 2
#undef OP
#define OP(name, call) name,
enum {
# 1 "ops.def" 1
OP(one, f(x))
OP(two, f(x) + f(1))
# 9 "input.c" 2
    last
};
#undef OP
#define OP(name, call) case name: return run_##name(x);
int run(int op, int x)
{
    switch (op) {
# 1 "ops.def" 1
 case one: return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), run_one(x)))); 
 case two: return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), run_two(x)))); 
# 17 "input.c" 2
    default:
        return 0;
    }
}
static const struct weft_site weft_sites[] = {
    { "f", "ops.def", "run_one", 1, 1, 1, 4, 0, 0 },
    { "f", "ops.def", "run_two", 2, 2, 1, 5, 0, 0 },
    { "f", "ops.def", "run_two", 2, 2, 1, 5, 0, 0 },
    { "run_one", "ops.def", "run", 1, 1, 1, 7, 0, 0 },
    { "run_two", "ops.def", "run", 2, 2, 1, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
