#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Each thread has records of its own; nothing stands in the heads of loops that belong to a directive, or between them. */
extern double a[20][20], b[20];
void f(int n);

void f(int n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); double sum = 0;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 1); { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 2, weft_is_late); (*__extension__({ __auto_type weft_q1_1 = &(a[i][j]); weft_m1[1] = WEFT_ADDRESS(weft_q1_1); weft_q1_1; })) = (*__extension__({ __auto_type weft_q1_0 = &(b[j]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; })); } } weft_end_share(weft_this_memory());
#pragma omp parallel default(none) shared(a, b, n)
    {
        weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 1); (*__extension__({ __auto_type weft_q2_2 = &(b[n]); weft_m2[0] = WEFT_ADDRESS(weft_q2_2); weft_q2_2; })) = 1;
#pragma omp barrier
        weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 1); (*__extension__({ __auto_type weft_q3_3 = &(b[n + 1]); weft_m3[0] = WEFT_ADDRESS(weft_q3_3); weft_q3_3; })) = 2; { { weft_slot *const weft_m4 = weft_block(weft_this_memory(), 4, 1, 0); weft_m4[0] = WEFT_ADDRESS(&(b[3])); }
#pragma omp atomic
        b[3] += 1; }
    } { { int i = 0; weft_slot *const weft_m5 = weft_block(weft_this_memory(), 5, 2, 1); weft_m5[1] = WEFT_ADDRESS(&(b[i])); weft_m5[0] = (i < 20) ? ((weft_slot)(__typeof__(i - (20)))(20) - (weft_slot)(__typeof__(i - (20)))i - 1) / 1 + 1 : 0; }
#pragma omp simd reduction(+ : sum)
    for (int i = 0; i < 20; i++)
        sum += b[i]; }
    weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 1, 0); (*__extension__({ __auto_type weft_q6_4 = &(b[0]); weft_m6[0] = WEFT_ADDRESS(weft_q6_4); weft_q6_4; })) = sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 5, 24, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 7, 0, 0, 0, 0 },
    { 0, 0, 11, 11, 0, 2, 0, 2 },
    { 0, 0, 14, 14, 2, 1, 0, 1 },
    { 0, 0, 16, 16, 3, 1, 0, 1 },
    { 0, 0, 18, 18, 4, 2, 0, 1 },
    { 0, 0, 22, 22, 6, 2, 2, 2 },
    { 0, 0, 23, 23, 8, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 11, 23, 8, 0, 0, 0, 255, 0, 0 },
    { 11, 13, 8, 1, 0, 1, 255, 0, 0 },
    { 14, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 16, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 18, 9, 8, 4, 0, 0, 255, 0, 0 },
    { 18, 9, 8, 5, 0, 0, 255, 0, 0 },
    { 22, 16, 8, 0, 0, 1, 255, 0, 8 },
    { 22, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 23, 5, 8, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(7);
