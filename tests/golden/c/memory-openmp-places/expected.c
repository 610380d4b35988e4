#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Directives before which nothing may be declared: the first section, which has no directive of its own, and the operator
 * _Pragma. */
int a[8];

void f(int n)
{
#pragma omp parallel sections
    {
        { weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); (*__extension__({ __auto_type weft_q0_0 = &(a[0]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = n; }
#pragma omp section
        { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 1); (*__extension__({ __auto_type weft_q1_1 = &(a[1]); weft_m1[0] = WEFT_ADDRESS(weft_q1_1); weft_q1_1; })) = n; }
    }
    _Pragma("omp parallel for") for (int i = 0; i < 8; i++)
        a[i] = i;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 5, 15, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 9, 9, 0, 1, 0, 1 },
    { 0, 0, 11, 11, 1, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 9, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 11, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(2);
