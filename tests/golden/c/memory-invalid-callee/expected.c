#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* A function that does not compile is not recorded: behind its call a record looks at the clock, and what it calls does so
 * when it begins. */
static int numbers[4];

static void work_called(void)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(1));
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, weft_is_late); (*__extension__({ __auto_type weft_q0_0 = &(numbers[0]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; }))++;
}

static void work_broken(void)
{
    work_called();
    numbers[1] = undeclared + 1 2;
}

void work(void)
{
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); (weft_tell_callee(weft_this_memory(), WEFT_CALLED(1), 0), work_called());
    work_broken();
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 1); (*__extension__({ __auto_type weft_q2_0 = &(numbers[2]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }))++;
}
static const struct weft_site weft_sites[] = {
    { "work_called", "input.c", "work_called", 5, 8, 13, 2, 7, 0 },
    { "work", "input.c", "work", 16, 21, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 7, 0, 2, 0, 1 },
    { 1, 0, 18, 18, 2, 0, 0, 0 },
    { 1, 0, 20, 20, 2, 2, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 7, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 20, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 20, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
