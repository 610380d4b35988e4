#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
// Braces that only group: a destructor at the closing one may take time.
struct guard {
    guard();
    ~guard();
};
int a[16], b[16];
int grouped(int i)
{
    weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 2, 1); (*__extension__({ auto weft_q0_0 = &(a[i]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = 1;
    {
        int k = i + 1;
        (*__extension__({ auto weft_q0_1 = &(b[k]); weft_m0[1] = WEFT_ADDRESS(weft_q0_1); weft_q0_1; })) = a[i + 1];
    }
    b[i] = 2;
    {
        guard held;
        weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 1, 1); (*__extension__({ auto weft_q1_2 = &(a[i]); weft_m1[0] = WEFT_ADDRESS(weft_q1_2); weft_q1_2; })) = 3;
    }
    weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 2, 1); (*__extension__({ auto weft_q2_3 = &(b[i]); weft_m2[0] = WEFT_ADDRESS(weft_q2_3); weft_q2_3; })) = 4;
    do {
        int &r = a[i];
        (*__extension__({ auto weft_q2_4 = &(r); weft_m2[1] = WEFT_ADDRESS(weft_q2_4); weft_q2_4; })) = 5;
    } while (false);
    weft_slot *weft_m3 __attribute((__unused__)); weft_m3 = weft_block(weft_this_memory(), 3, 1, 1); return (*__extension__({ auto weft_q3_5 = &(b[i]); weft_m3[0] = WEFT_ADDRESS(weft_q3_5); weft_q3_5; }));
}
static const weft_site weft_sites[] = {
    { "grouped", "input.cpp", "grouped", 7, 25, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 9, 16, 0, 4, 0, 2 },
    { 0, 0, 17, 17, 4, 1, 1, 1 },
    { 0, 0, 19, 22, 5, 2, 1, 2 },
    { 0, 0, 24, 24, 7, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 9, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 12, 16, 4, 0, 0, 0, 255, 4, 0 },
    { 12, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 14, 5, 4, 1, 0, 1, 255, -4, 0 },
    { 17, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 19, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 22, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 24, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(4);
