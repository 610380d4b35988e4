#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Accesses of expressions: a slot of the block's record for each address that does not follow from another one. What is
 * evaluated only sometimes has a record of its own, and so has what is stored behind it. */
struct s {
    int x;
    double y[4];
    struct s *next;
};
extern int a[10], n;
int g(int);
int f(struct s *p, int i);

int f(struct s *p, int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 5, 1); int local = (*__extension__({ __auto_type weft_q0_0 = &(a[i]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) + a[i + 1] - (*__extension__({ __auto_type weft_q0_1 = &(a[i * 2]); weft_m0[1] = WEFT_ADDRESS(weft_q0_1); weft_q0_1; }));
    a[i]++;
    p->x += (*__extension__({ __auto_type weft_q0_3 = &((*__extension__({ __auto_type weft_q0_2 = &(p->next); weft_m0[2] = WEFT_ADDRESS(weft_q0_2); weft_q0_2; }))->x); weft_m0[3] = WEFT_ADDRESS(weft_q0_3); weft_q0_3; }));
    p->y[2] = (*__extension__({ __auto_type weft_q0_4 = &(p->y[i]); weft_m0[4] = WEFT_ADDRESS(weft_q0_4); weft_q0_4; })) + (double)sizeof(a[n]);
    local += p && i > 2 ? (*__extension__({ __auto_type weft_q1 = &(*&a[3]); weft_one(weft_this_memory(), 1, WEFT_ADDRESS(weft_q1)); weft_q1; })) : (*__extension__({ __auto_type weft_q2 = &(n); weft_one(weft_this_memory(), 2, WEFT_ADDRESS(weft_q2)); weft_q2; }));
    __extension__({ weft_slot weft_s4; (*__extension__({ __auto_type weft_q4 = &(a[4]); weft_s4 = WEFT_ADDRESS(weft_q4); weft_q4; })) = i ? (*__extension__({ __auto_type weft_q3 = &(a[5]); weft_one(weft_this_memory(), 3, WEFT_ADDRESS(weft_q3)); weft_q3; })) : 0; weft_one(weft_this_memory(), 4, weft_s4); });
    weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, 0); n = g((*__extension__({ __auto_type weft_q5_5 = &(a[i]); weft_m5[0] = WEFT_ADDRESS(weft_q5_5); weft_q5_5; }))); weft_one(weft_this_memory(), 6, WEFT_ADDRESS(&(n)));
    weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, 1); if ((*__extension__({ __auto_type weft_q7_6 = &(a[6]); weft_m7[0] = WEFT_ADDRESS(weft_q7_6); weft_q7_6; })) > 3 && (*__extension__({ __auto_type weft_q8 = &(p->x); weft_one(weft_this_memory(), 8, WEFT_ADDRESS(weft_q8)); weft_q8; })))
        { weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 1, 0); (*__extension__({ __auto_type weft_q9_7 = &(a[7]); weft_m9[0] = WEFT_ADDRESS(weft_q9_7); weft_q9_7; })) = local; }
    weft_slot *const weft_m10 __attribute((__unused__)) = weft_block(weft_this_memory(), 10, 1, 0); return (*__extension__({ __auto_type weft_q10_8 = &(a[8]); weft_m10[0] = WEFT_ADDRESS(weft_q10_8); weft_q10_8; })) + local;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 12, 24, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 14, 18, 0, 11, 0, 5 },
    { 0, 0, 18, 18, 11, 1, 1, 1 },
    { 0, 0, 18, 18, 12, 1, 1, 1 },
    { 0, 0, 19, 19, 13, 1, 1, 1 },
    { 0, 0, 19, 19, 14, 1, 1, 1 },
    { 0, 0, 20, 20, 15, 1, 1, 1 },
    { 0, 0, 20, 20, 16, 1, 1, 1 },
    { 0, 0, 21, 21, 17, 1, 1, 1 },
    { 0, 0, 21, 21, 18, 1, 1, 1 },
    { 0, 0, 22, 22, 19, 1, 0, 1 },
    { 0, 0, 23, 23, 20, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 14, 17, 4, 0, 0, 0, 255, 0, 0 },
    { 14, 24, 4, 0, 0, 0, 255, 4, 0 },
    { 14, 35, 4, 0, 0, 1, 255, 0, 0 },
    { 15, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 15, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 16, 13, 8, 0, 0, 2, 255, 0, 0 },
    { 16, 13, 4, 0, 0, 3, 255, 0, 0 },
    { 16, 5, 4, 0, 0, 2, 255, -40, 0 },
    { 16, 5, 4, 1, 0, 2, 255, -40, 0 },
    { 17, 15, 8, 0, 0, 4, 255, 0, 0 },
    { 17, 5, 8, 1, 0, 2, 255, -16, 0 },
    { 18, 27, 4, 0, 0, 0, 255, 0, 0 },
    { 18, 36, 4, 0, 0, 0, 255, 0, 0 },
    { 19, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 19, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 20, 11, 4, 0, 0, 0, 255, 0, 0 },
    { 20, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 21, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 21, 21, 4, 0, 0, 0, 255, 0, 0 },
    { 22, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 23, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(11);
