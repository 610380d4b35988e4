#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Blocks and accesses have lines of the file, and so has their function; a call in it has the place that #line gives. */
int f(int);
#line 100 "grammar.y"
int sum(int *p, int n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); (*__extension__({ __auto_type weft_q0_0 = &(p[0]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = n;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(p[0]))));
}
static const struct weft_site weft_sites[] = {
    { "sum", "input.c", "sum", 4, 8, 5, 2, 7, 0 },
    { "f", "grammar.y", "sum", 103, 103, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 7, 0, 2, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 6, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 7, 14, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(1);
