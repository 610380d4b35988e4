#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Accesses in a statement expression are not recorded. */
extern int a[4];
int f(int i);

int f(int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); __extension__({ weft_slot weft_s1; (*__extension__({ __auto_type weft_q1 = &(a[0]); weft_s1 = WEFT_ADDRESS(weft_q1); weft_q1; })) = __extension__({ int x = a[i]; x + 1; }); weft_one(weft_this_memory(), 1, weft_s1); });
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 0); return (*__extension__({ __auto_type weft_q2_0 = &(a[1]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 5, 9, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 7, 0, 1, 0, 0 },
    { 0, 0, 7, 7, 1, 1, 1, 1 },
    { 0, 0, 8, 8, 2, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 25, 0, 4, 0, 255, 255, 0, 0 },
    { 7, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 8, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
