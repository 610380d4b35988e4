#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* The condition of a loop is evaluated once more before what it protects, but not one that changes something. */
struct list {
    double *items;
};

double sum(const struct list *list, int n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); double total = 0;
    { weft_slot *weft_m1, weft_n1 = 0; for (int i = 0, weft_d1 __attribute((__unused__)) = __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 3, 0); weft_m1[1] = WEFT_ADDRESS(&(list->items)); if (i < n) weft_m1[2] = WEFT_ADDRESS(&(list->items[i])); 0; }); i < n; i++, weft_n1++)
        total += list->items[i]; weft_m1[0] = weft_n1; }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m2; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int i = 0, weft_d2 __attribute((__unused__)) = __extension__({ weft_m2 = weft_put(&weft_run, weft_this_memory(), 2, 1); weft_m2[0] = WEFT_ADDRESS(&(list->items)); 0; }); ((i < n--) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 4, 1)), 1) : 0); i++)
        { weft_slot *const weft_m3 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); total += (*__extension__({ __auto_type weft_q3_0 = &(list->items[i]); weft_m3[0] = WEFT_ADDRESS(weft_q3_0); weft_q3_0; })); } weft_end_turns(&weft_turns, &weft_run, 1); } } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m5; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int i = 0, weft_d5 __attribute((__unused__)) = __extension__({ weft_m5 = weft_put(&weft_run, weft_this_memory(), 5, 1); weft_m5[0] = WEFT_ADDRESS(&(list->items)); 0; }); (((n -= 2) > i) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 7, 1)), 1) : 0); i++)
        { weft_slot *const weft_m6 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); total += (*__extension__({ __auto_type weft_q6_1 = &(list->items[i]); weft_m6[0] = WEFT_ADDRESS(weft_q6_1); weft_q6_1; })); } weft_end_turns(&weft_turns, &weft_run, 1); } } }
    return total;
}
static const struct weft_site weft_sites[] = {
    { "sum", "input.c", "sum", 6, 16, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 8, 8, 0, 0, 0, 0 },
    { 0, 0, 10, 10, 0, 2, 2, 3 },
    { 0, 0, 12, 12, 2, 0, 3, 1 },
    { 0, 3, 12, 12, 2, 2, 4, 1 },
    { 0, 3, 12, 12, 4, 0, 5, 1 },
    { 0, 0, 14, 14, 4, 0, 3, 1 },
    { 0, 6, 14, 14, 4, 2, 4, 1 },
    { 0, 6, 14, 14, 6, 0, 5, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 10, 18, 8, 0, 0, 1, 255, 0, 0 },
    { 10, 18, 8, 0, 0, 2, 255, 0, 8 },
    { 12, 18, 8, 0, 2, 0, 255, 0, 0 },
    { 12, 18, 8, 0, 0, 0, 255, 0, 0 },
    { 14, 18, 8, 0, 2, 0, 255, 0, 0 },
    { 14, 18, 8, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(8);
