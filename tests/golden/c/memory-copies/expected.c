#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* A variable that one region shares and writes is memory there, and outside; where threads have copies of it, it is none, and
 * the loop that counts with it is summed up. */
double copied(int n, double *a)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); int k;
    double sum = 0;
#pragma omp parallel private(k) reduction(+ : sum)
    {
        { weft_slot *weft_m1, weft_n1 = 0; for (k = 0, __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 2, 1); weft_m1[1] = WEFT_ADDRESS(&(a[k])); (void)0; }); k < n; k++, weft_n1++)
            sum += a[k]; weft_m1[0] = weft_n1; }
    }
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 1); return sum;
}

double both(int n, double *a)
{
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 1); int k, j;
    double sum = 0; weft_m3[0] = WEFT_ADDRESS(&sum);
#pragma omp parallel
    { { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); 
#pragma omp for private(k)
        for (j = 0; j < n; j++)
            { { weft_slot *weft_m4, weft_n4 = 0; for (k = 0, __extension__({ weft_m4 = weft_put(&weft_run, weft_this_memory(), 4, 2); weft_m4[1] = WEFT_ADDRESS(&(a[4 * j + k])); (void)0; }); k < 4; k++, weft_n4++)
                a[4 * j + k] = k; weft_m4[0] = weft_n4; } } }
    }
#pragma omp parallel
    {
#pragma omp master
        { weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, 1); { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for ((*__extension__({ __auto_type weft_q5_0 = &(k); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; })) = 0; ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 10, 5)), __extension__({ weft_slot *const weft_m7 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q7_1 = &(k); weft_m7[0] = WEFT_ADDRESS(weft_q7_1); weft_q7_1; })) < n; })); __extension__({ weft_slot *const weft_m9 __attribute((__unused__)) = weft_mark_turn(weft_turn + 4, 1); (*__extension__({ __auto_type weft_q9_5 = &(k); weft_m9[0] = WEFT_ADDRESS(weft_q9_5); weft_q9_5; }))++; }))
            { weft_slot *const weft_m8 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 3); sum = (*__extension__({ __auto_type weft_q8_2 = &(sum); weft_m8[0] = WEFT_ADDRESS(weft_q8_2); weft_q8_2; })) + (*__extension__({ __auto_type weft_q8_4 = &(a[(*__extension__({ __auto_type weft_q8_3 = &(k); weft_m8[1] = WEFT_ADDRESS(weft_q8_3); weft_q8_3; }))]); weft_m8[2] = WEFT_ADDRESS(weft_q8_4); weft_q8_4; })); } weft_end_turns(&weft_turns, &weft_run, 5); } } }
    }
    weft_slot *const weft_m11 __attribute((__unused__)) = weft_block(weft_this_memory(), 11, 2, 1); return (*__extension__({ __auto_type weft_q11_6 = &(sum); weft_m11[0] = WEFT_ADDRESS(weft_q11_6); weft_q11_6; })) + (*__extension__({ __auto_type weft_q11_7 = &(k); weft_m11[1] = WEFT_ADDRESS(weft_q11_7); weft_q11_7; }));
}
static const struct weft_site weft_sites[] = {
    { "copied", "input.c", "copied", 3, 13, 8, 2, 7, 0 },
    { "both", "input.c", "both", 15, 33, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 5, 6, 0, 0, 0, 0 },
    { 0, 0, 10, 10, 0, 1, 2, 2 },
    { 0, 0, 12, 12, 1, 0, 0, 0 },
    { 1, 0, 17, 18, 1, 1, 0, 1 },
    { 1, 0, 24, 24, 2, 1, 2, 2 },
    { 1, 0, 29, 29, 3, 1, 0, 1 },
    { 1, 0, 30, 30, 4, 0, 3, 0 },
    { 1, 0, 29, 29, 4, 1, 1, 1 },
    { 1, 0, 30, 30, 5, 4, 0, 3 },
    { 1, 0, 29, 29, 9, 2, 1, 1 },
    { 1, 7, 30, 30, 11, 0, 5, 5 },
    { 1, 0, 32, 32, 11, 2, 0, 2 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 10, 20, 8, 0, 0, 1, 255, 0, 8 },
    { 18, 5, 8, 1, 0, 0, 255, 0, 0 },
    { 24, 17, 8, 1, 0, 1, 255, 0, 8 },
    { 29, 14, 4, 1, 0, 0, 255, 0, 0 },
    { 29, 21, 4, 0, 0, 0, 255, 0, 0 },
    { 30, 19, 8, 0, 0, 0, 255, 0, 0 },
    { 30, 27, 4, 0, 0, 1, 255, 0, 0 },
    { 30, 25, 8, 0, 0, 2, 255, 0, 0 },
    { 30, 13, 8, 1, 0, 0, 255, 0, 0 },
    { 29, 28, 4, 0, 0, 0, 255, 0, 0 },
    { 29, 28, 4, 1, 0, 0, 255, 0, 0 },
    { 32, 12, 8, 0, 0, 0, 255, 0, 0 },
    { 32, 18, 4, 0, 0, 1, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(12);
