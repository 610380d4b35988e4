#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* What a macro makes is recorded in its place, and so is what is inside of calls that are probed. */
#define CELL(i, j) cells[(i) * 8 + (j)]
#define LARGER(x, y) ((x) > (y) ? (x) : (y))
extern int cells[64];
int g(int);
int f(int i);

int f(int i)
{
     weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); __extension__({ weft_slot weft_s2; (*__extension__({ __auto_type weft_q2 = &(cells[(i) * 8 + (2)]); weft_s2 = WEFT_ADDRESS(weft_q2); weft_q2; }))  =  (((*__extension__({ __auto_type weft_q0_0 = &(cells[(i) * 8 + (1)]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; }))) > (3) ? ((*__extension__({ __auto_type weft_q1 = &(cells[(i) * 8 + (1)]); weft_one(weft_this_memory(), 1, WEFT_ADDRESS(weft_q1)); weft_q1; }))) : (3)); weft_one(weft_this_memory(), 2, weft_s2); }) ;
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 0); return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g( (*__extension__({ __auto_type weft_q3_1 = &(cells[(0) * 8 + (i)]); weft_m3[0] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; })) )))) + 1;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 8, 12, 5, 2, 7, 0 },
    { "g", "input.c", "f", 11, 11, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 10, 0, 1, 0, 1 },
    { 0, 0, 10, 10, 1, 1, 1, 1 },
    { 0, 0, 10, 10, 2, 1, 1, 1 },
    { 0, 0, 11, 11, 3, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 10, 18, 4, 0, 0, 0, 255, 0, 0 },
    { 10, 18, 4, 0, 0, 0, 255, 0, 0 },
    { 10, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 11, 14, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(4);
