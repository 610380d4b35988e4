#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Macros behind a part that another one hides: all of a function's are replaced if one has to be. */
#include <stdio.h>
#define SUBP(x) ((x)->subp)
#define COUNT 4
#define EACH(i, n) for (int i = 0; i < (n); i++)
#define UNLESS(x) if (!(x))
#define VALUE(x) ((x)->v)
struct node {
    int type;
    struct node *subp[COUNT];
    double v;
};
static double total;
static void walk(struct node *n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 0); struct node **nn;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (nn = SUBP(n); ((nn < SUBP(n) +  4) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 4, 4)), 1) : 0) ; nn++)
        { weft_slot *const weft_m2 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); if ((*__extension__({ __auto_type weft_q2_0 = &(*nn); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; })) != NULL)
            { weft_slot *const weft_m3 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 3); (*__extension__({ __auto_type weft_q3_3 = &(total); weft_m3[2] = WEFT_ADDRESS(weft_q3_3); weft_q3_3; })) +=  ((*__extension__({ __auto_type weft_q3_2 = &(((*__extension__({ __auto_type weft_q3_1 = &(*nn); weft_m3[0] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; })))->v); weft_m3[1] = WEFT_ADDRESS(weft_q3_2); weft_q3_2; }))) ; } } weft_end_turns(&weft_turns, &weft_run, 4); } }
}
static void each(struct node *n)
{
     { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m5; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int i = 0, weft_d5 __attribute((__unused__)) = __extension__({ weft_m5 = weft_put(&weft_run, weft_this_memory(), 5, 2); weft_m5[0] = WEFT_ADDRESS(&(((n)->subp)[i])); weft_m5[1] = WEFT_ADDRESS(&(total)); 0; }); ((i < (4)) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 8, 2)), 1) : 0); i++) 
         { weft_slot *const weft_m6 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (!(((n)->subp)[i] == ((void *)0) )) 
            { weft_slot *const weft_m7 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 1); total +=  ((*__extension__({ __auto_type weft_q7_0 = &((((n)->subp)[i])->v); weft_m7[0] = WEFT_ADDRESS(weft_q7_0); weft_q7_0; }))) ; } } weft_end_turns(&weft_turns, &weft_run, 2); } } }
}
static int other(struct node *n)
{
    weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 0, 0); int k = 0;
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; while (((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 13, 2)), k < COUNT &&  (*__extension__({ __auto_type weft_q11 = &(((n)->subp) [k]); weft_mark_one(weft_turn + 0, WEFT_ADDRESS(weft_q11)); weft_q11; }))))
        { weft_slot *const weft_m12 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); k++; } weft_end_turns(&weft_turns, &weft_run, 2); } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); do
        { weft_slot *const weft_m15 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 15, 2); (*__extension__({ __auto_type weft_q15_2 = &(total); weft_m15[1] = WEFT_ADDRESS(weft_q15_2); weft_q15_2; })) -=  ((*__extension__({ __auto_type weft_q15_1 = &((n)->v); weft_m15[0] = WEFT_ADDRESS(weft_q15_1); weft_q15_1; }))) ; }
    while ( __extension__({ weft_slot *const weft_m14 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 14, 1); ((*__extension__({ __auto_type weft_q14_0 = &((n)->v); weft_m14[0] = WEFT_ADDRESS(weft_q14_0); weft_q14_0; })))  > COUNT && k-- > 0; })); }
    weft_slot *const weft_m16 __attribute((__unused__)) = weft_block(weft_this_memory(), 16, 2, 0); switch ( (*__extension__({ __auto_type weft_q16_4 = &((*__extension__({ __auto_type weft_q16_3 = &(((n)->subp) [0]); weft_m16[0] = WEFT_ADDRESS(weft_q16_3); weft_q16_3; }))->type); weft_m16[1] = WEFT_ADDRESS(weft_q16_4); weft_q16_4; }))) {
    case COUNT:
         ; weft_slot *const weft_m17 __attribute((__unused__)) = weft_block(weft_this_memory(), 17, 1, 0); ((*__extension__({ __auto_type weft_q17_5 = &((n)->v); weft_m17[0] = WEFT_ADDRESS(weft_q17_5); weft_q17_5; })))  = COUNT;
        break;
    default:
        ; weft_slot *const weft_m18 __attribute((__unused__)) = weft_block(weft_this_memory(), 18, 2, 0); return  ((*__extension__({ __auto_type weft_q18_6 = &((n)->v); weft_m18[0] = WEFT_ADDRESS(weft_q18_6); weft_q18_6; })))  > (*__extension__({ __auto_type weft_q18_7 = &(total); weft_m18[1] = WEFT_ADDRESS(weft_q18_7); weft_q18_7; })) ?  (*__extension__({ __auto_type weft_q20 = &((*__extension__({ __auto_type weft_q19 = &(((n)->subp) [1]); weft_one(weft_this_memory(), 19, WEFT_ADDRESS(weft_q19)); weft_q19; }))->type); weft_one(weft_this_memory(), 20, WEFT_ADDRESS(weft_q20)); weft_q20; })) : COUNT;
    }
    weft_slot *const weft_m21 __attribute((__unused__)) = weft_block(weft_this_memory(), 21, 0, 0); return k;
}
int main(void)
{
    static struct node a[5];
    for (int i = 0; i < 5; i++) {
        a[i].v = i;
        a[0].subp[i % COUNT] = &a[i];
    }
    walk(&a[0]);
    each(&a[0]);
    printf("%d %g\n", other(&a[0]), total);
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "walk", "input.c", "walk", 14, 20, 13, 2, 7, 0 },
    { "each", "input.c", "each", 21, 26, 13, 2, 7, 0 },
    { "other", "input.c", "other", 27, 43, 12, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 16, 16, 0, 0, 0, 0 },
    { 0, 0, 18, 18, 0, 0, 3, 0 },
    { 0, 0, 18, 18, 0, 1, 0, 1 },
    { 0, 0, 19, 19, 1, 4, 0, 3 },
    { 0, 2, 18, 18, 5, 0, 5, 4 },
    { 1, 0, 24, 24, 5, 0, 3, 2 },
    { 1, 6, 24, 24, 5, 1, 4, 0 },
    { 1, 6, 25, 25, 6, 4, 0, 1 },
    { 1, 6, 24, 24, 10, 0, 5, 2 },
    { 2, 0, 29, 29, 10, 0, 0, 0 },
    { 2, 0, 31, 31, 10, 0, 3, 0 },
    { 2, 0, 30, 30, 10, 1, 1, 1 },
    { 2, 0, 31, 31, 11, 0, 0, 0 },
    { 2, 11, 31, 31, 11, 0, 5, 2 },
    { 2, 0, 34, 34, 11, 1, 1, 1 },
    { 2, 0, 33, 33, 12, 3, 0, 2 },
    { 2, 0, 35, 35, 15, 2, 0, 2 },
    { 2, 0, 37, 37, 17, 1, 0, 1 },
    { 2, 0, 40, 40, 18, 2, 0, 2 },
    { 2, 0, 40, 40, 20, 1, 1, 1 },
    { 2, 0, 40, 40, 21, 1, 1, 1 },
    { 2, 0, 42, 42, 22, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 18, 13, 8, 0, 0, 0, 255, 0, 0 },
    { 19, 22, 8, 0, 0, 0, 255, 0, 0 },
    { 19, 22, 8, 0, 0, 1, 255, 0, 0 },
    { 19, 13, 8, 0, 0, 2, 255, 0, 0 },
    { 19, 13, 8, 1, 0, 2, 255, 0, 0 },
    { 24, 9, 8, 0, 2, 0, 255, 0, 8 },
    { 25, 22, 8, 0, 2, 0, 255, 0, 8 },
    { 25, 22, 8, 0, 0, 0, 255, 0, 0 },
    { 25, 13, 8, 0, 2, 1, 255, 0, 0 },
    { 25, 13, 8, 1, 2, 1, 255, 0, 0 },
    { 30, 25, 8, 0, 0, 0, 255, 0, 0 },
    { 34, 12, 8, 0, 0, 0, 255, 0, 0 },
    { 33, 18, 8, 0, 0, 0, 255, 0, 0 },
    { 33, 9, 8, 0, 0, 1, 255, 0, 0 },
    { 33, 9, 8, 1, 0, 1, 255, 0, 0 },
    { 35, 13, 8, 0, 0, 0, 255, 0, 0 },
    { 35, 13, 4, 0, 0, 1, 255, 0, 0 },
    { 37, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 40, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 40, 27, 8, 0, 0, 1, 255, 0, 0 },
    { 40, 35, 8, 0, 0, 0, 255, 0, 0 },
    { 40, 35, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(22);
