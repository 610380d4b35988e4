#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Loops with conditions that protect no access are recorded as a whole; those that may be left count their iterations in the record. Where
 * something is accessed in one case only, or behind what may have left, iterations have records of their own. */
static double a[64];
static int flags[64], n = 64;

int find(double x)
{
    { weft_slot *weft_m0; for (int i = 0, weft_d0 __attribute((__unused__)) = __extension__({ weft_m0 = weft_block(weft_this_memory(), 0, 2, 1); weft_m0[1] = WEFT_ADDRESS(&(a[i])); 0; }); i < 64; i++)
        { weft_m0[0]++; if (a[i] == x)
            return i; } }
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); return -1;
}

double largest(const double *p, int count)
{
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 1); double most = (*__extension__({ __auto_type weft_q2_0 = &(p[0]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }));
    int at = 0, i;
    { weft_slot *weft_m3, weft_n3 = 0; for (i = 1, __extension__({ weft_m3 = weft_block(weft_this_memory(), 3, 2, 0); weft_m3[1] = WEFT_ADDRESS(&(p[i])); (void)0; }); i < count; i++, weft_n3++) {
        double x = p[i];
        if (x > most) {
            most = x;
            at = i;
        }
    } weft_m3[0] = weft_n3; }
    { weft_slot *weft_m4; for (i = 0, __extension__({ weft_m4 = weft_block(weft_this_memory(), 4, 2, 0); weft_m4[1] = WEFT_ADDRESS(&(p[i])); (void)0; }); i < count; i++) { weft_m4[0]++;
        if (p[i] < 0)
            break;
        else if (at > 3)
            continue;
        at++;
    } }
    return most + at + i;
}

double own_records(const double *p, int count)
{
    weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 1); double most = 0;
    int i;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m6; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (i = 0, __extension__({ weft_m6 = weft_put(&weft_run, weft_this_memory(), 6, 1); weft_m6[0] = WEFT_ADDRESS(&(p[i])); (void)0; }); ((i < count) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 9, 2)), 1) : 0); i++)
        { weft_slot *const weft_m7 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (p[i] > most)
            { weft_slot *const weft_m8 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); most = p[i]; } } weft_end_turns(&weft_turns, &weft_run, 2); } } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m10; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (i = 0, __extension__({ weft_m10 = weft_put(&weft_run, weft_this_memory(), 10, 2); weft_m10[0] = WEFT_ADDRESS(&(flags[i])); weft_m10[1] = WEFT_ADDRESS(&(p[i])); (void)0; }); ((i < count) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 13, 2)), 1) : 0); i++) {
        weft_slot *const weft_m11 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (flags[i])
            { break; }
        weft_slot *const weft_m12 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); most += p[i];
    } weft_end_turns(&weft_turns, &weft_run, 2); } } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m14; for (i = 0, __extension__({ weft_m14 = weft_put(&weft_run, weft_this_memory(), 14, 1); weft_m14[0] = WEFT_ADDRESS(&(p[i])); (void)0; }); __extension__({ weft_slot *const weft_m15 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 15, 1); i < (*__extension__({ __auto_type weft_q15_0 = &(n); weft_m15[0] = WEFT_ADDRESS(weft_q15_0); weft_q15_0; })); }); i++)
        { weft_slot *const weft_m16 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 16, 0); if (p[i] > most)
            { goto out; } } } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m17; for (i = 0, __extension__({ weft_m17 = weft_put(&weft_run, weft_this_memory(), 17, 2); weft_m17[0] = WEFT_ADDRESS(&(p[i])); weft_m17[1] = WEFT_ADDRESS(&(p[0])); (void)0; }); i < count; i++)
        { weft_slot *const weft_m18 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 18, 0); if (p[i] > most)
            { weft_slot *const weft_m19 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 19, 0); return p[0]; } } } }
out:
    ; weft_slot *const weft_m20 __attribute((__unused__)) = weft_block(weft_this_memory(), 20, 0, 0); return most;
}
static const struct weft_site weft_sites[] = {
    { "find", "input.c", "find", 6, 12, 5, 2, 7, 0 },
    { "largest", "input.c", "largest", 14, 33, 8, 2, 7, 0 },
    { "own_records", "input.c", "own_records", 35, 55, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 9, 10, 0, 1, 2, 2 },
    { 0, 0, 11, 11, 1, 0, 0, 0 },
    { 1, 0, 16, 17, 1, 1, 0, 1 },
    { 1, 0, 18, 24, 2, 1, 2, 2 },
    { 1, 0, 25, 31, 3, 1, 2, 2 },
    { 2, 0, 37, 38, 4, 0, 0, 0 },
    { 2, 0, 40, 40, 4, 0, 3, 1 },
    { 2, 7, 40, 40, 4, 1, 4, 0 },
    { 2, 7, 41, 41, 5, 1, 0, 0 },
    { 2, 7, 40, 40, 6, 0, 5, 2 },
    { 2, 0, 42, 42, 6, 0, 3, 2 },
    { 2, 11, 43, 43, 6, 1, 4, 0 },
    { 2, 11, 45, 45, 7, 1, 0, 0 },
    { 2, 11, 42, 42, 8, 0, 5, 2 },
    { 2, 0, 48, 48, 8, 0, 3, 1 },
    { 2, 0, 47, 47, 8, 1, 1, 1 },
    { 2, 15, 48, 48, 9, 1, 4, 0 },
    { 2, 0, 51, 51, 10, 0, 3, 2 },
    { 2, 18, 51, 51, 10, 1, 4, 0 },
    { 2, 18, 52, 52, 11, 1, 0, 0 },
    { 2, 0, 54, 54, 12, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 9, 13, 8, 0, 0, 1, 255, 0, 8 },
    { 16, 19, 8, 0, 0, 0, 255, 0, 0 },
    { 19, 20, 8, 0, 0, 1, 255, 0, 8 },
    { 26, 13, 8, 0, 0, 1, 255, 0, 8 },
    { 40, 13, 8, 0, 2, 0, 255, 0, 8 },
    { 41, 20, 8, 0, 2, 0, 255, 0, 8 },
    { 43, 13, 4, 0, 2, 0, 255, 0, 4 },
    { 45, 17, 8, 0, 2, 1, 255, 0, 8 },
    { 47, 21, 4, 0, 0, 0, 255, 0, 0 },
    { 48, 13, 8, 0, 2, 0, 255, 0, 8 },
    { 51, 13, 8, 0, 2, 0, 255, 0, 8 },
    { 52, 20, 8, 0, 2, 1, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(21);
