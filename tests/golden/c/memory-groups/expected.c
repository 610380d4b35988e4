#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Braces that only group, and `do` loops that are none: their accesses are in the record of the statements around them. */
int a[16], b[16], n;

#define SWAP(x, y)      \
    do {                \
        int swapped = x; \
        x = y;          \
        y = swapped;    \
    } while (0)

void release(int *lock);

int straight(int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 3, 1); int t = i;
    (*__extension__({ __auto_type weft_q0_0 = &(n); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = 1;
    {
        int t = i + 1; /* another t */
        (*__extension__({ __auto_type weft_q0_1 = &(a[t]); weft_m0[1] = WEFT_ADDRESS(weft_q0_1); weft_q0_1; })) = 2;
    }
    a[t] = 3;
    do {
        (*__extension__({ __auto_type weft_q0_2 = &(b[i]); weft_m0[2] = WEFT_ADDRESS(weft_q0_2); weft_q0_2; })) = a[i];
        b[i + 1]++;
    } while (0);
    return a[i + 1] + b[i];
}

/* Opened in front of the braces, behind a label too; what is opened within ends with them. */
int labels(int i)
{
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); switch (i) {
    case 1: ; weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 3, 0); {
        int k = 2;
        (*__extension__({ __auto_type weft_q2_1 = &(a[k]); weft_m2[1] = WEFT_ADDRESS(weft_q2_1); weft_q2_1; })) = (*__extension__({ __auto_type weft_q2_0 = &(n); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }));
    }
        (*__extension__({ __auto_type weft_q2_2 = &(b[i]); weft_m2[2] = WEFT_ADDRESS(weft_q2_2); weft_q2_2; })) = 1;
        break;
    default:
        ; weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 0); {
            int k = 3;
            if ((*__extension__({ __auto_type weft_q3_3 = &(a[i]); weft_m3[0] = WEFT_ADDRESS(weft_q3_3); weft_q3_3; })))
                { weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 1, 0); (*__extension__({ __auto_type weft_q4_4 = &(b[k]); weft_m4[0] = WEFT_ADDRESS(weft_q4_4); weft_q4_4; })) = 1; }
            weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, 0); (*__extension__({ __auto_type weft_q5_5 = &(b[i]); weft_m5[0] = WEFT_ADDRESS(weft_q5_5); weft_q5_5; })) = 2;
        }
        weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 1, 0); (*__extension__({ __auto_type weft_q6_6 = &(a[i]); weft_m6[0] = WEFT_ADDRESS(weft_q6_6); weft_q6_6; })) = 4;
    }
    return 0;
}

/* A loop after all, a function that runs at the closing brace, and loops that hold a group. */
int others(int i)
{
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); do {
        weft_slot *const weft_m7 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 7, 1); if ((*__extension__({ __auto_type weft_q7_0 = &(a[i]); weft_m7[0] = WEFT_ADDRESS(weft_q7_0); weft_q7_0; })))
            { break; }
        weft_slot *const weft_m8 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 8, 1); (*__extension__({ __auto_type weft_q8_1 = &(b[i]); weft_m8[0] = WEFT_ADDRESS(weft_q8_1); weft_q8_1; })) = 1;
    } while (0); }
    weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 2, 0); {
        __attribute__((cleanup(release))) int lock = (*__extension__({ __auto_type weft_q9_2 = &(a[i]); weft_m9[0] = WEFT_ADDRESS(weft_q9_2); weft_q9_2; }));
        (*__extension__({ __auto_type weft_q9_3 = &(b[i]); weft_m9[1] = WEFT_ADDRESS(weft_q9_3); weft_q9_3; })) = 2;
    }
    weft_slot *const weft_m10 __attribute((__unused__)) = weft_block(weft_this_memory(), 10, 1, 1); (*__extension__({ __auto_type weft_q10_4 = &(a[i]); weft_m10[0] = WEFT_ADDRESS(weft_q10_4); weft_q10_4; })) = 5;
    { weft_slot *weft_m11, weft_n11 = 0; for (int k = 0, weft_d11 __attribute((__unused__)) = __extension__({ weft_m11 = weft_block(weft_this_memory(), 11, 3, 0); weft_m11[1] = WEFT_ADDRESS(&(b[k])); weft_m11[2] = WEFT_ADDRESS(&(a[k])); 0; }); k < 8; k++, weft_n11++) {
        do {
            a[k] = b[k];
        } while (0);
    } weft_m11[0] = weft_n11; }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m12; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (int k = 0, weft_d12 __attribute((__unused__)) = __extension__({ weft_m12 = weft_put(&weft_run, weft_this_memory(), 12, 2); weft_m12[0] = WEFT_ADDRESS(&(a[k])); weft_m12[1] = WEFT_ADDRESS(&(b[k])); 0; }); ((k < 8) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 15, 2)), 1) : 0); k++)
        { weft_slot *const weft_m13 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (a[k])
             { weft_slot *const weft_m14 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 0); do { int swapped = a[k]; a[k] = b[k]; b[k] = swapped; } while (0) ; } } weft_end_turns(&weft_turns, &weft_run, 2); } } }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "straight", "input.c", "straight", 13, 27, 5, 2, 7, 0 },
    { "labels", "input.c", "labels", 30, 49, 5, 2, 7, 0 },
    { "others", "input.c", "others", 52, 73, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 15, 26, 0, 9, 0, 3 },
    { 1, 0, 32, 32, 9, 0, 0, 0 },
    { 1, 0, 34, 37, 9, 3, 0, 3 },
    { 1, 0, 41, 42, 12, 1, 0, 1 },
    { 1, 0, 43, 43, 13, 1, 0, 1 },
    { 1, 0, 44, 44, 14, 1, 0, 1 },
    { 1, 0, 46, 46, 15, 1, 1, 1 },
    { 2, 0, 55, 55, 16, 1, 0, 1 },
    { 2, 0, 57, 57, 17, 1, 0, 1 },
    { 2, 0, 60, 61, 18, 2, 0, 2 },
    { 2, 0, 63, 63, 20, 1, 1, 1 },
    { 2, 0, 64, 68, 21, 2, 2, 3 },
    { 2, 0, 70, 70, 23, 0, 3, 2 },
    { 2, 13, 70, 70, 23, 1, 4, 0 },
    { 2, 13, 71, 71, 24, 4, 0, 0 },
    { 2, 13, 70, 70, 28, 0, 5, 2 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 16, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 19, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 21, 5, 4, 1, 0, 1, 255, -4, 0 },
    { 23, 16, 4, 0, 0, 1, 255, -4, 0 },
    { 23, 9, 4, 1, 0, 2, 255, 0, 0 },
    { 24, 9, 4, 0, 0, 2, 255, 4, 0 },
    { 24, 9, 4, 1, 0, 2, 255, 4, 0 },
    { 26, 12, 4, 0, 0, 1, 255, 0, 0 },
    { 26, 23, 4, 0, 0, 2, 255, 0, 0 },
    { 35, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 35, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 37, 9, 4, 1, 0, 2, 255, 0, 0 },
    { 42, 17, 4, 0, 0, 0, 255, 0, 0 },
    { 43, 17, 4, 1, 0, 0, 255, 0, 0 },
    { 44, 13, 4, 1, 0, 0, 255, 0, 0 },
    { 46, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 55, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 57, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 60, 54, 4, 0, 0, 0, 255, 0, 0 },
    { 61, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 63, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 66, 20, 4, 0, 0, 1, 255, 0, 4 },
    { 66, 13, 4, 1, 0, 2, 255, 0, 4 },
    { 70, 13, 4, 0, 2, 0, 255, 0, 4 },
    { 71, 13, 4, 0, 2, 0, 255, 0, 4 },
    { 71, 13, 4, 0, 2, 1, 255, 0, 4 },
    { 71, 13, 4, 1, 2, 0, 255, 0, 4 },
    { 71, 13, 4, 1, 2, 1, 255, 0, 4 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(16);
