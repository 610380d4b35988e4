#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* A caller that has just looked at the clock says so to a function of the unit, which then need not look when it begins. Nor
 * need the caller behind one that has looked itself since it called what is not known. */
int unknown(int);
static int numbers[8];

int looks_itself(int i)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(1));
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, weft_is_late); unknown(i);
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 1); return (*__extension__({ __auto_type weft_q1_0 = &(numbers[i]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; }))++;
}

int leaves_it(int i)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(3));
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, weft_is_late); (*__extension__({ __auto_type weft_q2_0 = &(numbers[i]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }))++;
    return unknown(i);
}

int leaves_it_once(int i)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(4));
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 0, weft_is_late); switch (i) {
    case 1:
        ; weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 0, 1); unknown(i);
        weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, 1); if ((*__extension__({ __auto_type weft_q5_0 = &(numbers[1]); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; })))
            { break; }
        weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 0, 0); unknown(i);
        break;
    default:
        ; weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, 1); (*__extension__({ __auto_type weft_q7_1 = &(numbers[2]); weft_m7[0] = WEFT_ADDRESS(weft_q7_1); weft_q7_1; })) = 1;
    }
    return i;
}

int counts_down(int n)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(5));
    weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 1, weft_is_late); (*__extension__({ __auto_type weft_q8_0 = &(numbers[0]); weft_m8[0] = WEFT_ADDRESS(weft_q8_0); weft_q8_0; }))++;
    return n ? (weft_tell_callee(weft_this_memory(), WEFT_CALLED(5), 0), counts_down(n - 1)) : 0;
}

__attribute((__weak__)) int is_replaced(int i)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(6));
    weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 0, weft_is_late); unknown(i);
    weft_slot *const weft_m10 __attribute((__unused__)) = weft_block(weft_this_memory(), 10, 1, 1); return (*__extension__({ __auto_type weft_q10_0 = &(numbers[i]); weft_m10[0] = WEFT_ADDRESS(weft_q10_0); weft_q10_0; }))++;
}

int passes_on(int i)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(7));
    weft_slot *const weft_m11 __attribute((__unused__)) = weft_block(weft_this_memory(), 11, 0, weft_is_late); return (weft_tell_callee(weft_this_memory(), WEFT_CALLED(5), 0), counts_down(i));
}

int is_not_told(int i)
{
    weft_slot *const weft_m12 __attribute((__unused__)) = weft_block(weft_this_memory(), 12, 1, 1); return (*__extension__({ __auto_type weft_q12_0 = &(numbers[i]); weft_m12[0] = WEFT_ADDRESS(weft_q12_0); weft_q12_0; }));
}

int work_called(int n)
{
    weft_slot *const weft_m13 __attribute((__unused__)) = weft_block(weft_this_memory(), 13, 1, 1); (*__extension__({ __auto_type weft_q13_0 = &(numbers[1]); weft_m13[0] = WEFT_ADDRESS(weft_q13_0); weft_q13_0; }))++;
    int sum = (weft_tell_callee(weft_this_memory(), WEFT_CALLED(1), 0), looks_itself(1)); /* told */
    weft_slot *const weft_m14 __attribute((__unused__)) = weft_block(weft_this_memory(), 14, 1, 0); (*__extension__({ __auto_type weft_q14_1 = &(numbers[2]); weft_m14[0] = WEFT_ADDRESS(weft_q14_1); weft_q14_1; }))++;
    sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(3), 0), leaves_it(2)); /* told */
    weft_slot *const weft_m15 __attribute((__unused__)) = weft_block(weft_this_memory(), 15, 1, 1); (*__extension__({ __auto_type weft_q15_2 = &(numbers[3]); weft_m15[0] = WEFT_ADDRESS(weft_q15_2); weft_q15_2; }))++;        /* looks */
    sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(3), 0), leaves_it(2));
    sum += looks_itself(3); /* not told */
    weft_slot *const weft_m16 __attribute((__unused__)) = weft_block(weft_this_memory(), 16, 1, 1); (*__extension__({ __auto_type weft_q16_3 = &(numbers[4]); weft_m16[0] = WEFT_ADDRESS(weft_q16_3); weft_q16_3; }))++;           /* does not know whether the call before looked later */
    sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(4), 0), leaves_it_once(n));
    weft_slot *const weft_m17 __attribute((__unused__)) = weft_block(weft_this_memory(), 17, 1, 1); (*__extension__({ __auto_type weft_q17_4 = &(numbers[5]); weft_m17[0] = WEFT_ADDRESS(weft_q17_4); weft_q17_4; }))++; /* looks */
    sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(6), 0), is_replaced(n));
    weft_slot *const weft_m18 __attribute((__unused__)) = weft_block(weft_this_memory(), 18, 1, 1); (*__extension__({ __auto_type weft_q18_5 = &(numbers[6]); weft_m18[0] = WEFT_ADDRESS(weft_q18_5); weft_q18_5; }))++; /* looks */
    sum += counts_down(n) + counts_down(n); /* which is first? */
    sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(7), 0), passes_on(n));
    for (int i = 0; i < n; i++)
        { weft_slot *const weft_m19 __attribute((__unused__)) = weft_block(weft_this_memory(), 19, 0, 0); sum += (weft_tell_callee(weft_this_memory(), WEFT_CALLED(1), 0), looks_itself(i)); } /* told, also the second time */
    unknown(n);
    return sum + is_not_told(n);
}
static const struct weft_site weft_sites[] = {
    { "looks_itself", "input.c", "looks_itself", 6, 10, 5, 2, 7, 0 },
    { "leaves_it", "input.c", "leaves_it", 12, 16, 5, 2, 7, 0 },
    { "leaves_it_once", "input.c", "leaves_it_once", 18, 31, 5, 2, 7, 0 },
    { "counts_down", "input.c", "counts_down", 33, 37, 5, 2, 7, 0 },
    { "is_replaced", "input.c", "is_replaced", 39, 43, 29, 2, 7, 0 },
    { "passes_on", "input.c", "passes_on", 45, 48, 5, 2, 7, 0 },
    { "is_not_told", "input.c", "is_not_told", 50, 53, 5, 2, 7, 0 },
    { "work_called", "input.c", "work_called", 55, 75, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(8);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 8, 8, 0, 0, 0, 0 },
    { 0, 0, 9, 9, 0, 2, 1, 1 },
    { 1, 0, 14, 15, 2, 2, 0, 1 },
    { 2, 0, 20, 20, 4, 0, 0, 0 },
    { 2, 0, 22, 22, 4, 0, 0, 0 },
    { 2, 0, 23, 23, 4, 1, 1, 1 },
    { 2, 0, 25, 25, 5, 0, 0, 0 },
    { 2, 0, 28, 28, 5, 1, 0, 1 },
    { 3, 0, 35, 36, 6, 2, 0, 1 },
    { 4, 0, 41, 41, 8, 0, 0, 0 },
    { 4, 0, 42, 42, 8, 2, 1, 1 },
    { 5, 0, 47, 47, 10, 0, 0, 0 },
    { 6, 0, 52, 52, 10, 1, 0, 1 },
    { 7, 0, 57, 58, 11, 2, 0, 1 },
    { 7, 0, 59, 60, 13, 2, 1, 1 },
    { 7, 0, 61, 62, 15, 2, 1, 1 },
    { 7, 0, 64, 65, 17, 2, 1, 1 },
    { 7, 0, 66, 67, 19, 2, 1, 1 },
    { 7, 0, 68, 69, 21, 2, 1, 1 },
    { 7, 0, 72, 72, 23, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 9, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 9, 12, 4, 1, 0, 0, 255, 0, 0 },
    { 14, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 14, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 23, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 28, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 35, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 35, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 42, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 42, 12, 4, 1, 0, 0, 255, 0, 0 },
    { 52, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 57, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 57, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 59, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 59, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 61, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 61, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 64, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 64, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 66, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 66, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 68, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 68, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(20);
