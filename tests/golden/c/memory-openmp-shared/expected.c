#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Local objects that threads or tasks share and write are in memory. Those of their own, and those that are only read, are not. */
extern double a[20], b[20];
double f(int n, double scale);

double f(int n, double scale)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 2, 1); double last = 0, sum = 0, mine = 0, got = 0; weft_m0[1] = WEFT_ADDRESS(&got); weft_m0[0] = WEFT_ADDRESS(&last);
    int i, k;
#pragma omp parallel for reduction(+ : sum) private(mine)
    for (i = 0; i < n; i++) { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 1);
        weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 3, weft_is_late); mine = (*__extension__({ __auto_type weft_q1_0 = &(a[i]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; })) * scale;
        sum += mine;
        (*__extension__({ __auto_type weft_q1_1 = &(last); weft_m1[1] = WEFT_ADDRESS(weft_q1_1); weft_q1_1; })) = mine;
        { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for ((*__extension__({ __auto_type weft_q1_2 = &(k); weft_m1[2] = WEFT_ADDRESS(weft_q1_2); weft_q1_2; })) = 0; ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 6, 4)), __extension__({ weft_slot *const weft_m3 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q3_3 = &(k); weft_m3[0] = WEFT_ADDRESS(weft_q3_3); weft_q3_3; })) < 4; })); __extension__({ weft_slot *const weft_m5 __attribute((__unused__)) = weft_mark_turn(weft_turn + 3, 1); (*__extension__({ __auto_type weft_q5_6 = &(k); weft_m5[0] = WEFT_ADDRESS(weft_q5_6); weft_q5_6; }))++; }))
            { weft_slot *const weft_m4 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 2); (*__extension__({ __auto_type weft_q4_5 = &(b[(*__extension__({ __auto_type weft_q4_4 = &(k); weft_m4[0] = WEFT_ADDRESS(weft_q4_4); weft_q4_4; }))]); weft_m4[1] = WEFT_ADDRESS(weft_q4_5); weft_q4_5; })) += mine; } weft_end_turns(&weft_turns, &weft_run, 4); } }
    } weft_end_share(weft_this_memory());
#pragma omp parallel
#pragma omp single
    {
        weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, 1); double part = 1, copy = 2; weft_m7[0] = WEFT_ADDRESS(&part);
#pragma omp task shared(part)
        { weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 1, 1); (*__extension__({ __auto_type weft_q8_7 = &(part); weft_m8[0] = WEFT_ADDRESS(weft_q8_7); weft_q8_7; })) = scale + copy; }
#pragma omp taskwait
        weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 2, 1); (*__extension__({ __auto_type weft_q9_9 = &(got); weft_m9[1] = WEFT_ADDRESS(weft_q9_9); weft_q9_9; })) = (*__extension__({ __auto_type weft_q9_8 = &(part); weft_m9[0] = WEFT_ADDRESS(weft_q9_8); weft_q9_8; }));
    }
    weft_slot *const weft_m10 __attribute((__unused__)) = weft_block(weft_this_memory(), 10, 2, 1); return (*__extension__({ __auto_type weft_q10_10 = &(last); weft_m10[0] = WEFT_ADDRESS(weft_q10_10); weft_q10_10; })) + sum + (*__extension__({ __auto_type weft_q10_11 = &(got); weft_m10[1] = WEFT_ADDRESS(weft_q10_11); weft_q10_11; }));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 5, 27, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 8, 0, 2, 0, 2 },
    { 0, 0, 11, 14, 2, 3, 0, 3 },
    { 0, 0, 15, 15, 5, 0, 3, 0 },
    { 0, 0, 14, 14, 5, 1, 1, 1 },
    { 0, 0, 15, 15, 6, 3, 0, 2 },
    { 0, 0, 14, 14, 9, 2, 1, 1 },
    { 0, 3, 15, 15, 11, 0, 5, 4 },
    { 0, 0, 20, 20, 11, 1, 0, 1 },
    { 0, 0, 22, 22, 12, 1, 0, 1 },
    { 0, 0, 24, 24, 13, 2, 0, 2 },
    { 0, 0, 26, 26, 15, 2, 0, 2 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 5, 8, 1, 0, 0, 255, 0, 0 },
    { 7, 41, 8, 1, 0, 1, 255, 0, 0 },
    { 11, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 13, 9, 8, 1, 0, 1, 255, 0, 0 },
    { 14, 14, 4, 1, 0, 2, 255, 0, 0 },
    { 14, 21, 4, 0, 0, 0, 255, 0, 0 },
    { 15, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 15, 13, 8, 0, 0, 1, 255, 0, 0 },
    { 15, 13, 8, 1, 0, 1, 255, 0, 0 },
    { 14, 28, 4, 0, 0, 0, 255, 0, 0 },
    { 14, 28, 4, 1, 0, 0, 255, 0, 0 },
    { 20, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 22, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 24, 15, 8, 0, 0, 0, 255, 0, 0 },
    { 24, 9, 8, 1, 0, 1, 255, 0, 0 },
    { 26, 12, 8, 0, 0, 0, 255, 0, 0 },
    { 26, 25, 8, 0, 0, 1, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(11);
