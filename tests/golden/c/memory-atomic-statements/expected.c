#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Statements of `omp atomic` have their record before the directive: of each form, with the object that is accessed atomically and what else is
 * read. What has effects of its own in an operand, may not be evaluated, or is no plain object, is left alone. */
int bins[8], total, order[100];
double sum;
struct c {
    int n;
    unsigned bits : 3;
} counter, *pc = &counter;
int ticket(void)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); int t; { { weft_slot *const weft_m1 = weft_block(weft_this_memory(), 1, 1, 0); weft_m1[0] = WEFT_ADDRESS(&(counter.n)); }
#pragma omp atomic capture
    t = counter.n++; }
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 1); return t;
}
int *next(void);

int add(int n)
{
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 1); int local = 0, y = 0, *p = order; weft_m3[0] = WEFT_ADDRESS(&local);
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++) { { { weft_slot *const weft_m4 = weft_block(weft_this_memory(), 4, 2, 1); weft_m4[0] = WEFT_ADDRESS(&(order[i])); weft_m4[1] = WEFT_ADDRESS(&(bins[order[i] & 7])); }
#pragma omp atomic
        bins[order[i] & 7]++; }
        weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 0); if (i & 1) { { weft_slot *const weft_m6 = weft_block(weft_this_memory(), 6, 2, 0); weft_m6[0] = WEFT_ADDRESS(&(order[i])); weft_m6[1] = WEFT_ADDRESS(&(sum)); }
#pragma omp atomic update
            sum += order[i] * 0.5; }
        else { { { weft_slot *const weft_m7 = weft_block(weft_this_memory(), 7, 1, 0); weft_m7[0] = WEFT_ADDRESS(&(total)); }
#pragma omp atomic
            total = total + 1; }
        } { { weft_slot *const weft_m8 = weft_block(weft_this_memory(), 8, 1, 0); weft_m8[0] = WEFT_ADDRESS(&(local)); }
#pragma omp atomic seq_cst
        local -= i; }
    } { { weft_slot *const weft_m9 = weft_block(weft_this_memory(), 9, 1, 1); weft_m9[0] = WEFT_ADDRESS(&(total)); }
#pragma omp atomic capture
    {
        y = total;
        total *= 2;
    } } { { weft_slot *const weft_m10 = weft_block(weft_this_memory(), 10, 1, 1); weft_m10[0] = WEFT_ADDRESS(&(total)); }
#pragma omp atomic capture
    {
        total *= 2;
        y = total;
    } } { { weft_slot *const weft_m11 = weft_block(weft_this_memory(), 11, 2, 1); weft_m11[0] = WEFT_ADDRESS(&(pc)); weft_m11[1] = WEFT_ADDRESS(&(pc->n)); }
#pragma omp atomic read
    y = pc->n; } { { weft_slot *const weft_m12 = weft_block(weft_this_memory(), 12, 1, 1); weft_m12[0] = WEFT_ADDRESS(&(*p)); }
#pragma omp atomic write
    *p = y; } { { weft_slot *const weft_m13 = weft_block(weft_this_memory(), 13, 1, 0); weft_m13[0] = WEFT_ADDRESS(&(total)); }
#pragma omp atomic capture
    y = total = total - 1; }
#pragma omp atomic compare
    total = total < n ? n : total;
#pragma omp atomic
    *next() += 1;
#pragma omp atomic
    sum += n ? order[n] : 0;
#pragma omp atomic write
    counter.bits = 1;
    weft_slot *const weft_m14 __attribute((__unused__)) = weft_block(weft_this_memory(), 14, 1, 1); return (*__extension__({ __auto_type weft_q14_0 = &(local); weft_m14[0] = WEFT_ADDRESS(weft_q14_0); weft_q14_0; }));
}
static const struct weft_site weft_sites[] = {
    { "ticket", "input.c", "ticket", 9, 15, 5, 2, 7, 0 },
    { "add", "input.c", "add", 18, 60, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 11, 11, 0, 0, 0, 0 },
    { 0, 0, 13, 13, 0, 2, 0, 1 },
    { 0, 0, 14, 14, 2, 0, 0, 0 },
    { 1, 0, 20, 20, 2, 1, 0, 1 },
    { 1, 0, 24, 24, 3, 3, 0, 2 },
    { 1, 0, 25, 25, 6, 0, 0, 0 },
    { 1, 0, 27, 27, 6, 3, 0, 2 },
    { 1, 0, 30, 30, 9, 2, 0, 1 },
    { 1, 0, 33, 33, 11, 2, 0, 1 },
    { 1, 0, 36, 36, 13, 3, 0, 1 },
    { 1, 0, 41, 41, 16, 3, 0, 1 },
    { 1, 0, 46, 46, 19, 2, 0, 2 },
    { 1, 0, 48, 48, 21, 1, 0, 1 },
    { 1, 0, 50, 50, 22, 6, 0, 1 },
    { 1, 0, 59, 59, 28, 2, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 13, 9, 4, 4, 0, 0, 255, 0, 0 },
    { 13, 9, 4, 5, 0, 0, 255, 0, 0 },
    { 20, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 24, 14, 4, 0, 0, 0, 255, 0, 0 },
    { 24, 9, 4, 4, 0, 1, 255, 0, 0 },
    { 24, 9, 4, 5, 0, 1, 255, 0, 0 },
    { 27, 20, 4, 0, 0, 0, 255, 0, 0 },
    { 27, 13, 8, 4, 0, 1, 255, 0, 0 },
    { 27, 13, 8, 5, 0, 1, 255, 0, 0 },
    { 30, 21, 4, 4, 0, 0, 255, 0, 0 },
    { 30, 13, 4, 5, 0, 0, 255, 0, 0 },
    { 33, 9, 4, 4, 0, 0, 255, 0, 0 },
    { 33, 9, 4, 5, 0, 0, 255, 0, 0 },
    { 37, 13, 4, 4, 0, 0, 255, 0, 0 },
    { 38, 9, 4, 4, 0, 0, 255, 0, 0 },
    { 38, 9, 4, 5, 0, 0, 255, 0, 0 },
    { 42, 9, 4, 4, 0, 0, 255, 0, 0 },
    { 42, 9, 4, 5, 0, 0, 255, 0, 0 },
    { 43, 13, 4, 4, 0, 0, 255, 0, 0 },
    { 46, 9, 8, 0, 0, 0, 255, 0, 0 },
    { 46, 9, 4, 4, 0, 1, 255, 0, 0 },
    { 48, 5, 4, 5, 0, 0, 255, 0, 0 },
    { 50, 17, 4, 4, 0, 0, 255, 0, 0 },
    { 50, 9, 4, 5, 0, 0, 255, 0, 0 },
    { 52, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 54, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 56, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 58, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 58, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 59, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(15);
