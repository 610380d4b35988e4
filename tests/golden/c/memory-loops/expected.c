#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Loops: one record of bases and of the number of iterations, or of bases alone where an iteration has records of its
 * own. Small loops of a known number of turns are a part of what is around them. */
extern double a[20][20], b[20], sum;
extern int index_of[20], n;
int g(int);
void f(int columns);
void f_nested(double (*u)[5]);
void f_called(void);

void f(int columns)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); int i;
    { weft_slot *weft_m1, weft_n1 = 0; for (i = 0, __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 3, 0); weft_m1[1] = WEFT_ADDRESS(&(a[i][2])); weft_m1[2] = WEFT_ADDRESS(&(b[i])); (void)0; }); i < columns; i++, weft_n1++)
        b[i] = a[i][2] + a[i][3]; weft_m1[0] = weft_n1; }
    { weft_slot *weft_m2, weft_n2 = 0; for (int j = 0, weft_d2 __attribute((__unused__)) = __extension__({ weft_m2 = weft_block(weft_this_memory(), 2, 4, 0); weft_m2[1] = WEFT_ADDRESS(&(n)); weft_m2[2] = WEFT_ADDRESS(&(b[j])); weft_m2[3] = WEFT_ADDRESS(&(sum)); 0; }); j < n; j += 2, weft_n2++)
        sum += b[j]; weft_m2[0] = weft_n2; }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); { weft_slot *weft_m3; { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; for (i = 0, __extension__({ weft_m3 = weft_put(&weft_run, weft_this_memory(), 3, 1); weft_m3[0] = WEFT_ADDRESS(&(index_of[i])); (void)0; }); ((i < columns) ? ((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 6, 2)), 1) : 0); i++)
        { weft_slot *const weft_m4 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 0); if (index_of[i] > 2)
            { weft_slot *const weft_m5 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 1); (*__extension__({ __auto_type weft_q5_0 = &(b[index_of[i]]); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; }))++; } } weft_end_turns(&weft_turns, &weft_run, 2); } } }
}

void f_nested(double (*u)[5])
{
    { weft_slot *weft_m7, weft_n7 = 0; for (int i = 0, weft_d7 __attribute((__unused__)) = __extension__({ weft_m7 = weft_block(weft_this_memory(), 7, 2, 1); weft_m7[1] = __extension__({ const int m __attribute((__unused__)) = 0; WEFT_ADDRESS(&(u[i][m])); }); 0; }); i < 20; i++, weft_n7++)
        for (int m = 0; m < 5; m++)
            u[i][m] *= 2; weft_m7[0] = weft_n7; }
}

void f_called(void)
{
    for (int i = 0; i < 20; i++)
        { weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 0, 1); index_of[i] = g(i); weft_one(weft_this_memory(), 9, WEFT_ADDRESS(&(index_of[i]))); }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); { struct weft_turns weft_turns = { 0, 0 }; weft_slot *weft_turn = 0; while (((void)(weft_turn = weft_next_turn(&weft_turns, &weft_run, weft_this_memory(), 13, 2)), __extension__({ weft_slot *const weft_m11 __attribute((__unused__)) = weft_mark_turn(weft_turn + 0, 1); (*__extension__({ __auto_type weft_q11_0 = &(index_of[2]); weft_m11[0] = WEFT_ADDRESS(weft_q11_0); weft_q11_0; })) < 3; })))
        { weft_slot *const weft_m12 __attribute((__unused__)) = weft_mark_turn(weft_turn + 1, 1); (*__extension__({ __auto_type weft_q12_1 = &(index_of[2]); weft_m12[0] = WEFT_ADDRESS(weft_q12_1); weft_q12_1; }))++; } weft_end_turns(&weft_turns, &weft_run, 2); } }
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 10, 20, 6, 2, 7, 0 },
    { "f_nested", "input.c", "f_nested", 22, 27, 6, 2, 7, 0 },
    { "f_called", "input.c", "f_called", 29, 35, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 12, 12, 0, 0, 0, 0 },
    { 0, 0, 14, 14, 0, 3, 2, 3 },
    { 0, 0, 16, 16, 3, 4, 2, 4 },
    { 0, 0, 18, 18, 7, 0, 3, 1 },
    { 0, 4, 18, 18, 7, 1, 4, 0 },
    { 0, 4, 19, 19, 8, 3, 0, 1 },
    { 0, 4, 18, 18, 11, 0, 5, 2 },
    { 1, 0, 25, 26, 11, 10, 2, 2 },
    { 2, 0, 32, 32, 21, 0, 0, 0 },
    { 2, 0, 32, 32, 21, 1, 1, 1 },
    { 2, 0, 34, 34, 22, 0, 3, 0 },
    { 2, 0, 33, 33, 22, 1, 1, 1 },
    { 2, 0, 34, 34, 23, 2, 0, 1 },
    { 2, 11, 34, 34, 25, 0, 5, 2 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 14, 16, 8, 0, 0, 1, 255, 0, 160 },
    { 14, 26, 8, 0, 0, 1, 255, 8, 160 },
    { 14, 9, 8, 1, 0, 2, 255, 0, 8 },
    { 15, 25, 4, 0, 1, 1, 255, 0, 0 },
    { 16, 16, 8, 0, 0, 2, 255, 0, 16 },
    { 16, 9, 8, 0, 0, 3, 255, 0, 0 },
    { 16, 9, 8, 1, 0, 3, 255, 0, 0 },
    { 18, 13, 4, 0, 2, 0, 255, 0, 4 },
    { 19, 15, 4, 0, 2, 0, 255, 0, 4 },
    { 19, 13, 8, 0, 0, 0, 255, 0, 0 },
    { 19, 13, 8, 1, 0, 0, 255, 0, 0 },
    { 26, 13, 8, 0, 0, 1, 255, 0, 40 },
    { 26, 13, 8, 1, 0, 1, 255, 0, 40 },
    { 26, 13, 8, 0, 0, 1, 255, 8, 40 },
    { 26, 13, 8, 1, 0, 1, 255, 8, 40 },
    { 26, 13, 8, 0, 0, 1, 255, 16, 40 },
    { 26, 13, 8, 1, 0, 1, 255, 16, 40 },
    { 26, 13, 8, 0, 0, 1, 255, 24, 40 },
    { 26, 13, 8, 1, 0, 1, 255, 24, 40 },
    { 26, 13, 8, 0, 0, 1, 255, 32, 40 },
    { 26, 13, 8, 1, 0, 1, 255, 32, 40 },
    { 32, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 33, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 34, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 34, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(14);
