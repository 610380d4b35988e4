#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Indexes that an iteration computes once, before it uses them, are parts of sums; what is assigned twice, or under a
 * condition, is not. So are members of local structures. */
struct row {
    double *at;
    int width;
};

void computed(int i, int n, int m, double *a, const double *b)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); int k;
    { weft_slot *weft_m1, weft_n1 = 0; for (int j = 0, weft_d1 __attribute((__unused__)) = __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 3, 0); weft_m1[1] = __extension__({ const __typeof__(int) k __attribute((__unused__)) = (i * m + j); const __typeof__(int) left __attribute((__unused__)) = (k - 1); WEFT_ADDRESS(&(b[left])); }); weft_m1[2] = __extension__({ const __typeof__(int) k __attribute((__unused__)) = (i * m + j); WEFT_ADDRESS(&(a[k])); }); 0; }); j < n; j++, weft_n1++) {
        k = i * m + j;
        const int left = k - 1;
        a[k] = b[left] + b[k + 1];
    } weft_m1[0] = weft_n1; }
}

void not_computed(int n, double *a, const int *c)
{
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 1); int k = 0;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m3; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int j = 0, weft_d3 __attribute((__unused__)) = __extension__({ weft_m3 = weft_put(&weft_run, weft_this_memory(), 3, 1); weft_m3[0] = __extension__({ const __typeof__(int) k __attribute((__unused__)) = (2 * j); WEFT_ADDRESS(&(a[k])); }); 0; }); ((j < n) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 5, 1)), 1) : 0); j++) {
        weft_slot *const weft_m4 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q4_0 = &(a[k]); weft_m4[0] = WEFT_ADDRESS(weft_q4_0); weft_q4_0; })) = 1;
        k = 2 * j;
        a[k] = 2;
    } weft_end_turns(&weft_turns, &weft_run, 1); } } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m6; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int j = 0, weft_d6 __attribute((__unused__)) = __extension__({ weft_m6 = weft_put(&weft_run, weft_this_memory(), 6, 1); weft_m6[0] = WEFT_ADDRESS(&(c[j])); 0; }); ((j < n) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 10, 3)), 1) : 0); j++) {
        weft_slot *const weft_m7 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (c[j])
            { weft_slot *const weft_m8 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); k = j; }
        weft_slot *const weft_m9 __attribute((__unused__)) = weft_mark_turn(weft_turn + 2, 1); (*__extension__({ __auto_type weft_q9_1 = &(a[k]); weft_m9[0] = WEFT_ADDRESS(weft_q9_1); weft_q9_1; })) = 3;
    } weft_end_turns(&weft_turns, &weft_run, 3); } } }
}

double members(struct row row, int n)
{
    weft_slot *const weft_m11 __attribute((__unused__)) = weft_block(weft_this_memory(), 11, 0, 1); double sum = 0;
    { weft_slot *weft_m12, weft_n12 = 0; for (int j = 0, weft_d12 __attribute((__unused__)) = __extension__({ weft_m12 = weft_block(weft_this_memory(), 12, 3, 0); weft_m12[1] = WEFT_ADDRESS(&(row.at[j])); weft_m12[2] = WEFT_ADDRESS(&(row.at[row.width + j])); 0; }); j < n; j++, weft_n12++)
        sum += row.at[j] - row.at[row.width + j]; weft_m12[0] = weft_n12; }
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "computed", "input.c", "computed", 8, 16, 6, 2, 7, 0 },
    { "not_computed", "input.c", "not_computed", 18, 31, 6, 2, 7, 0 },
    { "members", "input.c", "members", 33, 39, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 10, 0, 0, 0, 0 },
    { 0, 0, 11, 15, 0, 3, 2, 3 },
    { 1, 0, 20, 20, 3, 0, 0, 0 },
    { 1, 0, 21, 21, 3, 0, 3, 1 },
    { 1, 4, 22, 24, 3, 2, 4, 1 },
    { 1, 4, 21, 21, 5, 0, 5, 1 },
    { 1, 0, 26, 26, 5, 0, 3, 1 },
    { 1, 7, 27, 27, 5, 1, 4, 0 },
    { 1, 7, 28, 28, 6, 0, 0, 0 },
    { 1, 7, 29, 29, 6, 1, 0, 1 },
    { 1, 7, 26, 26, 7, 0, 5, 3 },
    { 2, 0, 35, 35, 7, 0, 0, 0 },
    { 2, 0, 37, 37, 7, 2, 2, 3 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 14, 16, 8, 0, 0, 1, 255, 0, 8 },
    { 14, 26, 8, 0, 0, 1, 255, 16, 8 },
    { 14, 9, 8, 1, 0, 2, 255, 0, 8 },
    { 22, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 24, 9, 8, 1, 2, 0, 255, 0, 16 },
    { 27, 13, 4, 0, 2, 0, 255, 0, 4 },
    { 29, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 37, 16, 8, 0, 0, 1, 255, 0, 8 },
    { 37, 28, 8, 0, 0, 2, 255, 0, 8 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(13);
