#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* A statement without braces behind a directive of OpenMP gets some, for the record of its block. */
void work(int *p, int n)
{
#pragma omp parallel
#pragma omp single
    { weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); for (int i = 0; i < n; i++) {
#pragma omp task
        { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 1); (*__extension__({ __auto_type weft_q1_0 = &(*p); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; })) += i; }
    } }
#pragma omp critical
    { weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 1); if (n)
        { weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 0); (*__extension__({ __auto_type weft_q3_1 = &(*p); weft_m3[0] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; })) -= 1; } }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 4); { weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 1, weft_is_late); (*__extension__({ __auto_type weft_q4_2 = &(p[i]); weft_m4[0] = WEFT_ADDRESS(weft_q4_2); weft_q4_2; })) = 0; } } weft_end_share(weft_this_memory());
}
static const struct weft_site weft_sites[] = {
    { "work", "input.c", "work", 2, 16, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 6, 0, 0, 0, 0 },
    { 0, 0, 8, 8, 0, 2, 0, 1 },
    { 0, 0, 11, 11, 2, 0, 0, 0 },
    { 0, 0, 12, 12, 2, 2, 0, 1 },
    { 0, 0, 15, 15, 4, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 8, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 8, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 12, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 12, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 15, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(5);
