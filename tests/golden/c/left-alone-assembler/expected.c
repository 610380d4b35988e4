#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* What assembler code accesses nobody sees. */
extern int a[4];
int f(void);

int f(void)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); __asm__ volatile("" : "+m"(a[1]));
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 0); return (*__extension__({ __auto_type weft_q1_0 = &(a[2]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 5, 9, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 7, 0, 1, 0, 0 },
    { 0, 0, 8, 8, 1, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 8, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(2);
