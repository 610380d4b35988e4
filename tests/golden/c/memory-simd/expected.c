#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Loops below `simd` are recorded as a whole before their directive, so that they remain loops that compilers make vectors of. Each iteration has a
 * record where other threads execute a part of the loop, where something has an order of its own, and where lanes have copies of what is accessed. */
static double a[64], b[64], c[8][8];
static int order[64], n = 64;

int next(void);

double whole(unsigned from)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); double sum = 0;
    int i; { { int k = 0; weft_slot *const weft_m1 = weft_block(weft_this_memory(), 1, 3, 0); weft_m1[1] = WEFT_ADDRESS(&(a[k])); weft_m1[2] = WEFT_ADDRESS(&(b[k])); weft_m1[0] = (k < n) ? ((weft_slot)(__typeof__(k - (n)))(n) - (weft_slot)(__typeof__(k - (n)))k - 1) / 1 + 1 : 0; }
#pragma omp simd reduction(+ : sum)
    for (int k = 0; k < n; k++)
        sum += a[k] * b[k]; }
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 0); if ((*__extension__({ __auto_type weft_q2_0 = &(n); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }))) { { __typeof__(i) i = (n - 1); weft_slot *const weft_m3 = weft_block(weft_this_memory(), 3, 3, 0); weft_m3[1] = WEFT_ADDRESS(&(b[i - 3])); weft_m3[2] = WEFT_ADDRESS(&(a[i])); weft_m3[0] = (3 <= i) ? ((weft_slot)(__typeof__(i - (3)))i - (weft_slot)(__typeof__(i - (3)))(3)) / 3 + 1 : 0; }
#pragma omp simd safelen(4) lastprivate(i)
        for (i = n - 1; 3 <= i; i -= 3)
            a[i] = b[i - 3]; }
    for (int j = 0; j < 8; j++) { { unsigned long k = from; weft_slot *const weft_m4 = weft_block(weft_this_memory(), 4, 2, 0); weft_m4[1] = WEFT_ADDRESS(&(c[j][k])); weft_m4[0] = (k < 8) ? ((weft_slot)(__typeof__(k - (8)))(8) - (weft_slot)(__typeof__(k - (8)))k - 1) / 1 + 1 : 0; }
#pragma omp simd
        for (unsigned long k = from; k < 8; ++k)
            c[j][k] = 0; }
    return sum;
}

double iterations(double *p)
{
    weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 1); double sum = 0;
    int j = 5, k = 0;
#pragma omp parallel for simd schedule(dynamic, 8)
    for (int i = 0; i < n; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 6); { weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 2, weft_is_late); a[i] = (*__extension__({ __auto_type weft_q6_0 = &(a[i]); weft_m6[0] = WEFT_ADDRESS(weft_q6_0); weft_q6_0; })) + (*__extension__({ __auto_type weft_q6_1 = &(a[8]); weft_m6[1] = WEFT_ADDRESS(weft_q6_1); weft_q6_1; })); } } weft_end_share(weft_this_memory());
#pragma omp simd
    for (int i = 0; i < n; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 7); { weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, weft_is_late); if ((*__extension__({ __auto_type weft_q7_2 = &(order[i]); weft_m7[0] = WEFT_ADDRESS(weft_q7_2); weft_q7_2; })))
            { weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 2, 0); (*__extension__({ __auto_type weft_q8_4 = &(a[(*__extension__({ __auto_type weft_q8_3 = &(order[i]); weft_m8[0] = WEFT_ADDRESS(weft_q8_3); weft_q8_3; }))]); weft_m8[1] = WEFT_ADDRESS(weft_q8_4); weft_q8_4; })) = 1; } } } weft_end_share(weft_this_memory());
#pragma omp simd linear(j : 2)
    for (int i = 0; i < 8; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 9); { weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 1, weft_is_late); (*__extension__({ __auto_type weft_q9_5 = &(a[j]); weft_m9[0] = WEFT_ADDRESS(weft_q9_5); weft_q9_5; })) = 1; } } weft_end_share(weft_this_memory());
#pragma omp simd reduction(+ : a[ : 4])
    for (int i = 0; i < 8; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 10); { weft_slot *const weft_m10 __attribute((__unused__)) = weft_block(weft_this_memory(), 10, 2, weft_is_late); (*__extension__({ __auto_type weft_q10_7 = &(a[1]); weft_m10[1] = WEFT_ADDRESS(weft_q10_7); weft_q10_7; })) += (*__extension__({ __auto_type weft_q10_6 = &(b[i]); weft_m10[0] = WEFT_ADDRESS(weft_q10_6); weft_q10_6; })); } } weft_end_share(weft_this_memory());
#pragma omp simd private(p)
    for (int i = 0; i < 8; i++) { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 11);
        weft_slot *const weft_m11 __attribute((__unused__)) = weft_block(weft_this_memory(), 11, 1, weft_is_late); p = &b[i];
        (*__extension__({ __auto_type weft_q11_8 = &(p[1]); weft_m11[0] = WEFT_ADDRESS(weft_q11_8); weft_q11_8; })) = i;
    } weft_end_share(weft_this_memory());
#pragma omp simd collapse(2)
    for (int i = 0; i < 8; i++)
        for (int m = 0; m < 8; m++)
            { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 12); { weft_slot *const weft_m12 __attribute((__unused__)) = weft_block(weft_this_memory(), 12, 1, weft_is_late); (*__extension__({ __auto_type weft_q12_9 = &(c[i][m]); weft_m12[0] = WEFT_ADDRESS(weft_q12_9); weft_q12_9; })) = 1; } } weft_end_share(weft_this_memory());
#pragma omp simd
    for (int i = k++; i < 8; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 13); { weft_slot *const weft_m13 __attribute((__unused__)) = weft_block(weft_this_memory(), 13, 1, weft_is_late); (*__extension__({ __auto_type weft_q13_10 = &(a[i]); weft_m13[0] = WEFT_ADDRESS(weft_q13_10); weft_q13_10; })) = 0; } } weft_end_share(weft_this_memory());
#pragma omp simd
    for (int i = next(); i < 8; i++)
        { weft_slot *const weft_m14 __attribute((__unused__)) = weft_block(weft_this_memory(), 14, 1, 1); (*__extension__({ __auto_type weft_q14_11 = &(a[i]); weft_m14[0] = WEFT_ADDRESS(weft_q14_11); weft_q14_11; })) = 0; }
#pragma omp simd reduction(inscan, + : sum)
    for (int i = 0; i < n; i++) {
        { weft_slot *const weft_m15 __attribute((__unused__)) = weft_block(weft_this_memory(), 15, 1, 1); sum += (*__extension__({ __auto_type weft_q15_12 = &(a[i]); weft_m15[0] = WEFT_ADDRESS(weft_q15_12); weft_q15_12; })); }
#pragma omp scan inclusive(sum)
        { weft_slot *const weft_m16 __attribute((__unused__)) = weft_block(weft_this_memory(), 16, 1, 1); (*__extension__({ __auto_type weft_q16_13 = &(b[i]); weft_m16[0] = WEFT_ADDRESS(weft_q16_13); weft_q16_13; })) = sum; }
    }
    weft_slot *const weft_m17 __attribute((__unused__)) = weft_block(weft_this_memory(), 17, 0, 1); return sum + k;
}
static const struct weft_site weft_sites[] = {
    { "whole", "input.c", "whole", 8, 24, 8, 2, 7, 0 },
    { "iterations", "input.c", "iterations", 26, 65, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 11, 0, 0, 0, 0 },
    { 0, 0, 14, 14, 0, 3, 2, 3 },
    { 0, 0, 15, 15, 3, 1, 0, 1 },
    { 0, 0, 18, 18, 4, 3, 2, 3 },
    { 0, 0, 22, 22, 7, 2, 2, 2 },
    { 1, 0, 28, 29, 9, 0, 0, 0 },
    { 1, 0, 32, 32, 9, 3, 0, 2 },
    { 1, 0, 35, 35, 12, 1, 0, 1 },
    { 1, 0, 36, 36, 13, 2, 0, 2 },
    { 1, 0, 39, 39, 15, 1, 0, 1 },
    { 1, 0, 42, 42, 16, 3, 0, 2 },
    { 1, 0, 45, 46, 19, 1, 0, 1 },
    { 1, 0, 51, 51, 20, 1, 0, 1 },
    { 1, 0, 54, 54, 21, 1, 0, 1 },
    { 1, 0, 57, 57, 22, 1, 0, 1 },
    { 1, 0, 60, 60, 23, 1, 0, 1 },
    { 1, 0, 62, 62, 24, 1, 0, 1 },
    { 1, 0, 64, 64, 25, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 14, 16, 8, 0, 0, 1, 255, 0, 8 },
    { 14, 23, 8, 0, 0, 2, 255, 0, 8 },
    { 14, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 15, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 18, 20, 8, 0, 0, 1, 255, 0, -24 },
    { 18, 13, 8, 1, 0, 2, 255, 0, -24 },
    { 18, 1, 4, 8, 0, 255, 255, 0, 0 },
    { 22, 13, 8, 1, 0, 1, 255, 0, 8 },
    { 22, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 32, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 32, 23, 8, 0, 0, 1, 255, 0, 0 },
    { 32, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 35, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 36, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 36, 13, 8, 1, 0, 1, 255, 0, 0 },
    { 39, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 42, 17, 8, 0, 0, 0, 255, 0, 0 },
    { 42, 9, 8, 0, 0, 1, 255, 0, 0 },
    { 42, 9, 8, 1, 0, 1, 255, 0, 0 },
    { 46, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 51, 13, 8, 1, 0, 0, 255, 0, 0 },
    { 54, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 57, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 60, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 62, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(18);
