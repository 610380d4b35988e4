#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* What variables are assigned where statements run one behind the other is known: *p++ twice are two accesses of one
 * base. A value under a condition, or from memory, is another one. */
void pairs(int *p, const int *q)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 2, 1); (*__extension__({ __auto_type weft_q0_1 = &(*p++); weft_m0[1] = WEFT_ADDRESS(weft_q0_1); weft_q0_1; })) = (*__extension__({ __auto_type weft_q0_0 = &(*q++); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; }));
    *p++ = *q++;
}

void indexes(int *a, int i, int c)
{
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 4, 1); int k = i + 2;
    a[k] = (*__extension__({ __auto_type weft_q1_0 = &(a[i]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; }));
    k += 3;
    a[k] = a[k - 1];
    c && k++;
    (*__extension__({ __auto_type weft_q1_1 = &(a[k]); weft_m1[1] = WEFT_ADDRESS(weft_q1_1); weft_q1_1; })) = 0;
    k = (*__extension__({ __auto_type weft_q1_2 = &(a[0]); weft_m1[2] = WEFT_ADDRESS(weft_q1_2); weft_q1_2; }));
    a[k] = (*__extension__({ __auto_type weft_q1_3 = &(a[k + 1]); weft_m1[3] = WEFT_ADDRESS(weft_q1_3); weft_q1_3; }));
}

void moved(unsigned u, int *a)
{
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 3, 1); u = u + 1; /* may wrap around */
    (*__extension__({ __auto_type weft_q2_1 = &(a[u]); weft_m2[1] = WEFT_ADDRESS(weft_q2_1); weft_q2_1; })) = (*__extension__({ __auto_type weft_q2_0 = &(a[u + 1]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }));
    a = a + 2;
    a[1] = (*__extension__({ __auto_type weft_q2_2 = &(a[0]); weft_m2[2] = WEFT_ADDRESS(weft_q2_2); weft_q2_2; }));
    --a;
    *a-- = 3;
    a[1] = 4;
}
static const struct weft_site weft_sites[] = {
    { "pairs", "input.c", "pairs", 3, 7, 6, 2, 7, 0 },
    { "indexes", "input.c", "indexes", 9, 19, 6, 2, 7, 0 },
    { "moved", "input.c", "moved", 21, 30, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 5, 6, 0, 4, 0, 2 },
    { 1, 0, 11, 18, 4, 8, 0, 4 },
    { 2, 0, 23, 29, 12, 6, 0, 3 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 5, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 5, 5, 4, 1, 0, 1, 255, 0, 0 },
    { 6, 12, 4, 0, 0, 0, 255, 4, 0 },
    { 6, 5, 4, 1, 0, 1, 255, 4, 0 },
    { 12, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 12, 5, 4, 1, 0, 0, 255, 8, 0 },
    { 14, 12, 4, 0, 0, 0, 255, 16, 0 },
    { 14, 5, 4, 1, 0, 0, 255, 20, 0 },
    { 16, 5, 4, 1, 0, 1, 255, 0, 0 },
    { 17, 9, 4, 0, 0, 2, 255, 0, 0 },
    { 18, 12, 4, 0, 0, 3, 255, 0, 0 },
    { 18, 5, 4, 1, 0, 3, 255, -4, 0 },
    { 24, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 24, 5, 4, 1, 0, 1, 255, 0, 0 },
    { 26, 12, 4, 0, 0, 2, 255, 0, 0 },
    { 26, 5, 4, 1, 0, 2, 255, 4, 0 },
    { 28, 5, 4, 1, 0, 2, 255, -4, 0 },
    { 29, 5, 4, 1, 0, 2, 255, -4, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
