#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Loops that the threads of a region share: each thread looks at the clock in its first iteration, unless an iteration may wait. Where the directive
 * may not be there (#ifdef), the loop has no run. */
void lock(void);
static int list[100], order[100], n;

static int square(int *p) { weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 0); return (*__extension__({ __auto_type weft_q0_0 = &(*p); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) * *p; }

void shared(int *a)
{
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 1); { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, weft_is_late); weft_m1[0] = WEFT_ADDRESS(&(order[i])); a[order[i]] += square(&list[i]); } } weft_end_share(weft_this_memory());
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 1); lock();
            weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 2, 1); (*__extension__({ __auto_type weft_q3_1 = &(a[(*__extension__({ __auto_type weft_q3_0 = &(order[i]); weft_m3[0] = WEFT_ADDRESS(weft_q3_0); weft_q3_0; }))]); weft_m3[1] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; }))++;
        }
#ifdef NOT_HERE
#pragma omp for
#endif
        for (int i = 0; i < n; i++)
            { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 4); { weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 2, weft_is_late); (*__extension__({ __auto_type weft_q4_3 = &(a[(*__extension__({ __auto_type weft_q4_2 = &(order[i]); weft_m4[0] = WEFT_ADDRESS(weft_q4_2); weft_q4_2; }))]); weft_m4[1] = WEFT_ADDRESS(weft_q4_3); weft_q4_3; }))--; } } weft_end_share(weft_this_memory());
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++) { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 5);
        weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, weft_is_late); if ((*__extension__({ __auto_type weft_q5_4 = &(order[i]); weft_m5[0] = WEFT_ADDRESS(weft_q5_4); weft_q5_4; })))
            { continue; }
        weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 2, 0); (*__extension__({ __auto_type weft_q6_6 = &(a[(*__extension__({ __auto_type weft_q6_5 = &(order[i]); weft_m6[0] = WEFT_ADDRESS(weft_q6_5); weft_q6_5; }))]); weft_m6[1] = WEFT_ADDRESS(weft_q6_6); weft_q6_6; })) = i;
    } weft_end_share(weft_this_memory());
    weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, 1); if ((*__extension__({ __auto_type weft_q7_7 = &(n); weft_m7[0] = WEFT_ADDRESS(weft_q7_7); weft_q7_7; })))
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            { weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 1, 1); weft_m8[0] = WEFT_ADDRESS(&(order[i])); a[order[i]] = square(a); }
}
static const struct weft_site weft_sites[] = {
    { "square", "input.c", "square", 6, 6, 12, 2, 7, 0 },
    { "shared", "input.c", "shared", 8, 36, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 6, 0, 2, 0, 1 },
    { 1, 0, 14, 14, 2, 1, 0, 1 },
    { 1, 0, 17, 17, 3, 0, 0, 0 },
    { 1, 0, 18, 18, 3, 3, 1, 2 },
    { 1, 0, 24, 24, 6, 3, 0, 2 },
    { 1, 0, 28, 28, 9, 1, 0, 1 },
    { 1, 0, 30, 30, 10, 2, 0, 2 },
    { 1, 0, 32, 32, 12, 1, 0, 1 },
    { 1, 0, 35, 35, 13, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 6, 36, 4, 0, 0, 0, 255, 0, 0 },
    { 6, 41, 4, 0, 0, 0, 255, 0, 0 },
    { 14, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 18, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 18, 13, 4, 0, 0, 1, 255, 0, 0 },
    { 18, 13, 4, 1, 0, 1, 255, 0, 0 },
    { 24, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 24, 13, 4, 0, 0, 1, 255, 0, 0 },
    { 24, 13, 4, 1, 0, 1, 255, 0, 0 },
    { 28, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 30, 11, 4, 0, 0, 0, 255, 0, 0 },
    { 30, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 32, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 35, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(9);
