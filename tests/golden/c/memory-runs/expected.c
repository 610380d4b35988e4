#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Loops without calls make their records in a run; where each iteration has the same slots, one record has many iterations. */
struct node {
    struct node *next;
    int value;
};
static int index_of[100], keys[64];
static double b[100];
static volatile int flag;
int g(int);
double turns(int n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); double sum = 0;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); for (int i = 0; i < n; i++)
        { { weft_slot *weft_m1; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int k = 0, weft_d1 __attribute((__unused__)) = __extension__({ weft_m1 = weft_put(&weft_run, weft_this_memory(), 1, 3); weft_m1[0] = WEFT_ADDRESS(&(index_of[i])); weft_m1[1] = WEFT_ADDRESS(&(b[k])); weft_m1[2] = WEFT_ADDRESS(&(index_of[k])); 0; }); ((k < index_of[i]) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 4, 2)), 1) : 0); k++) {
            weft_slot *const weft_m2 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (b[k] > 1)
                { continue; }
            weft_slot *const weft_m3 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 1); sum += (*__extension__({ __auto_type weft_q3_1 = &(b[index_of[k]]); weft_m3[0] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; }));
        } weft_end_turns(&weft_turns, &weft_run, 2); } (void)weft_put(&weft_run, weft_this_memory(), 5, 0); } } }
    return sum;
}
int list(const struct node *at)
{
    weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 0, 1); int sum = 0;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; while (((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 10, 2)), at && (*__extension__({ __auto_type weft_q8 = &(at->value); weft_mark_one(weft_turn + 0, WEFT_ADDRESS(weft_q8)); weft_q8; })) < 9)) {
        weft_slot *const weft_m9 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 1); sum += (*__extension__({ __auto_type weft_q9_0 = &(at->value); weft_m9[0] = WEFT_ADDRESS(weft_q9_0); weft_q9_0; }));
        at = at->next;
    } weft_end_turns(&weft_turns, &weft_run, 2); } }
    return sum;
}
int left_early(int x)
{
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); { weft_slot *weft_m11; for (int i = 0, weft_d11 __attribute((__unused__)) = __extension__({ weft_m11 = weft_put(&weft_run, weft_this_memory(), 11, 1); weft_m11[0] = WEFT_ADDRESS(&(index_of[i])); 0; }); i < 64; i++)
        { weft_slot *const weft_m12 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 12, 1); if ((*__extension__({ __auto_type weft_q12_0 = &(keys[index_of[i]]); weft_m12[0] = WEFT_ADDRESS(weft_q12_0); weft_q12_0; })) == x)
            { weft_slot *const weft_m13 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 13, 0); return i; } } } }
    weft_slot *const weft_m14 __attribute((__unused__)) = weft_block(weft_this_memory(), 14, 0, 0); int i = 0;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); do
        { weft_slot *const weft_m15 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 15, 1); i += (*__extension__({ __auto_type weft_q15_1 = &(keys[i]); weft_m15[0] = WEFT_ADDRESS(weft_q15_1); weft_q15_1; })); }
    while (i < x); }
    return -1;
}
void has_calls(int n)
{
    for (int i = 0; i < n; i++) {
        weft_slot *const weft_m16 __attribute((__unused__)) = weft_block(weft_this_memory(), 16, 0, 1); g(i);
        { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); { weft_slot *weft_m17; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int k = 0, weft_d17 __attribute((__unused__)) = __extension__({ weft_m17 = weft_put(&weft_run, weft_this_memory(), 17, 1); weft_m17[0] = WEFT_ADDRESS(&(keys[k])); 0; }); ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 21, 3)), __extension__({ weft_slot *const weft_m18 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q18_0 = &(keys[k]); weft_m18[0] = WEFT_ADDRESS(weft_q18_0); weft_q18_0; })) < n; })); k++)
            { weft_slot *const weft_m19 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); if (k & 1)
                { weft_slot *const weft_m20 __attribute((__unused__)) = weft_mark_turn(weft_turn + 2, 1); (*__extension__({ __auto_type weft_q20_1 = &(b[keys[k]]); weft_m20[0] = WEFT_ADDRESS(weft_q20_1); weft_q20_1; })) = 0; } } weft_end_turns(&weft_turns, &weft_run, 3); } } }
    }
}
void waits(void)
{
    while (__extension__({ weft_slot *const weft_m22 __attribute((__unused__)) = weft_block(weft_this_memory(), 22, 1, 1); (*__extension__({ __auto_type weft_q22_0 = &(flag); weft_m22[0] = WEFT_ADDRESS(weft_q22_0); weft_q22_0; })); }))
        ;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); { weft_slot *weft_m23; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int i = 0, weft_d23 __attribute((__unused__)) = __extension__({ weft_m23 = weft_put(&weft_run, weft_this_memory(), 23, 1); weft_m23[0] = WEFT_ADDRESS(&(index_of[i])); 0; }); ((i < 9) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 25, 1)), 1) : 0); i++)
        { weft_slot *const weft_m24 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q24_1 = &(b[index_of[i]]); weft_m24[0] = WEFT_ADDRESS(weft_q24_1); weft_q24_1; }))++; } weft_end_turns(&weft_turns, &weft_run, 1); } } }
}
void shared(int n)
{
#pragma omp parallel
    {
        weft_slot *const weft_m26 __attribute((__unused__)) = weft_block(weft_this_memory(), 26, 0, 1); int k = 0; { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); 
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            { weft_slot *const weft_m27 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 27, 1); (*__extension__({ __auto_type weft_q27_0 = &(b[i]); weft_m27[0] = WEFT_ADDRESS(weft_q27_0); weft_q27_0; })) += k; } }
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 28); { weft_slot *const weft_m28 __attribute((__unused__)) = weft_block(weft_this_memory(), 28, 1, weft_is_late); (*__extension__({ __auto_type weft_q28_1 = &(b[i]); weft_m28[0] = WEFT_ADDRESS(weft_q28_1); weft_q28_1; }))++; } } weft_end_share(weft_this_memory());
}
static const struct weft_site weft_sites[] = {
    { "turns", "input.c", "turns", 10, 20, 8, 2, 7, 0 },
    { "list", "input.c", "list", 21, 29, 5, 2, 7, 0 },
    { "left_early", "input.c", "left_early", 30, 40, 5, 2, 7, 0 },
    { "has_calls", "input.c", "has_calls", 41, 49, 6, 2, 7, 0 },
    { "waits", "input.c", "waits", 50, 56, 6, 2, 7, 0 },
    { "shared", "input.c", "shared", 57, 69, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(6);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 12, 12, 0, 0, 0, 0 },
    { 0, 0, 14, 14, 0, 0, 3, 3 },
    { 0, 2, 15, 15, 0, 2, 4, 0 },
    { 0, 2, 17, 17, 2, 2, 0, 1 },
    { 0, 2, 14, 14, 4, 0, 5, 2 },
    { 0, 2, 14, 14, 4, 1, 1, 0 },
    { 1, 0, 23, 23, 5, 0, 0, 0 },
    { 1, 0, 24, 24, 5, 0, 3, 0 },
    { 1, 0, 24, 24, 5, 1, 1, 1 },
    { 1, 0, 25, 26, 6, 2, 0, 1 },
    { 1, 8, 24, 24, 8, 0, 5, 2 },
    { 2, 0, 33, 33, 8, 0, 3, 1 },
    { 2, 12, 33, 33, 8, 2, 4, 1 },
    { 2, 12, 34, 34, 10, 0, 0, 0 },
    { 2, 0, 35, 35, 10, 0, 0, 0 },
    { 2, 0, 37, 37, 10, 1, 0, 1 },
    { 3, 0, 44, 44, 11, 0, 0, 0 },
    { 3, 0, 46, 46, 11, 0, 3, 1 },
    { 3, 0, 45, 45, 11, 1, 1, 1 },
    { 3, 18, 46, 46, 12, 0, 4, 0 },
    { 3, 18, 47, 47, 12, 2, 0, 1 },
    { 3, 18, 46, 46, 14, 0, 5, 3 },
    { 4, 0, 52, 52, 14, 1, 1, 1 },
    { 4, 0, 55, 55, 15, 0, 3, 1 },
    { 4, 24, 55, 55, 15, 3, 4, 1 },
    { 4, 24, 55, 55, 18, 0, 5, 1 },
    { 5, 0, 61, 61, 18, 0, 0, 0 },
    { 5, 0, 64, 64, 18, 2, 0, 1 },
    { 5, 0, 68, 68, 20, 2, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 14, 29, 4, 0, 2, 0, 255, 0, 0 },
    { 15, 17, 8, 0, 2, 1, 255, 0, 8 },
    { 17, 22, 4, 0, 2, 2, 255, 0, 4 },
    { 17, 20, 8, 0, 0, 0, 255, 0, 0 },
    { 14, 29, 4, 0, 2, 0, 255, 0, 0 },
    { 24, 18, 4, 0, 0, 0, 255, 0, 0 },
    { 25, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 26, 14, 8, 0, 0, 0, 255, -8, 0 },
    { 33, 18, 4, 0, 2, 0, 255, 0, 4 },
    { 33, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 37, 14, 4, 0, 0, 0, 255, 0, 0 },
    { 45, 25, 4, 0, 0, 0, 255, 0, 0 },
    { 47, 19, 4, 0, 2, 0, 255, 0, 4 },
    { 47, 17, 8, 1, 0, 0, 255, 0, 0 },
    { 52, 12, 4, 2, 0, 0, 255, 0, 0 },
    { 55, 11, 4, 0, 2, 0, 255, 0, 4 },
    { 55, 9, 8, 0, 0, 0, 255, 0, 0 },
    { 55, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 64, 13, 8, 0, 0, 0, 255, 0, 0 },
    { 64, 13, 8, 1, 0, 0, 255, 0, 0 },
    { 68, 9, 8, 0, 0, 0, 255, 0, 0 },
    { 68, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(29);
