#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* Loops over ranges: what their heads read. */
struct two {
    int a;
    double b;
};
struct few {
    int held[3];
    int *begin()
    {
        weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 0, 1); return held;
    }
    int *end()
    {
        weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 0, 1); return held + 3;
    }
};
void note(int &what);

int arrays(int (&list)[4], two (&pairs)[2], few *some, int (*rows)[3], int n)
{
    weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 0, 1); int sum = 0;
    for (int each : ::weft::each(weft_this_memory(), 3, list, 0))
        { weft_slot *weft_m4 __attribute((__unused__)); weft_m4 = weft_block(weft_this_memory(), 4, 0, 1); sum += each; }
    weft_slot *weft_m5 __attribute((__unused__)); weft_m5 = weft_block(weft_this_memory(), 5, 0, 1); for (int &each : rows[n])
        { weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 1, 1); (*__extension__({ auto weft_q6_0 = &(each); weft_m6[0] = WEFT_ADDRESS(weft_q6_0); weft_q6_0; })) = sum; }
    weft_slot *weft_m7 __attribute((__unused__)); weft_m7 = weft_block(weft_this_memory(), 7, 0, 1); for (two each : ::weft::each(weft_this_memory(), 8, pairs, 0))
        { weft_slot *weft_m9 __attribute((__unused__)); weft_m9 = weft_block(weft_this_memory(), 9, 0, 1); sum += each.a; }
    weft_slot *weft_m10 __attribute((__unused__)); weft_m10 = weft_block(weft_this_memory(), 10, 0, 1); for (const two &each : pairs)
        { weft_slot *weft_m11 __attribute((__unused__)); weft_m11 = weft_block(weft_this_memory(), 11, 1, 1); sum += (*__extension__({ auto weft_q11_1 = &(each.a); weft_m11[0] = WEFT_ADDRESS(weft_q11_1); weft_q11_1; })); }
    weft_slot *weft_m12 __attribute((__unused__)); weft_m12 = weft_block(weft_this_memory(), 12, 0, 1); for (auto &[a, b] : pairs)
        { weft_slot *weft_m13 __attribute((__unused__)); weft_m13 = weft_block(weft_this_memory(), 13, 2, 1); (*__extension__({ auto weft_q13_3 = &(b); weft_m13[1] = WEFT_ADDRESS(weft_q13_3); weft_q13_3; })) = (*__extension__({ auto weft_q13_2 = &(a); weft_m13[0] = WEFT_ADDRESS(weft_q13_2); weft_q13_2; })); }
    weft_slot *weft_m14 __attribute((__unused__)); weft_m14 = weft_block(weft_this_memory(), 14, 0, 1); for (auto [a, b] : ::weft::each(weft_this_memory(), 15, pairs, 0)) {
        weft_slot *weft_m16 __attribute((__unused__)); weft_m16 = weft_block(weft_this_memory(), 16, 1, 1); sum += a;
        (*__extension__({ auto weft_q16_4 = &(list[0]); weft_m16[0] = WEFT_ADDRESS(weft_q16_4); weft_q16_4; })) += static_cast<int>(b);
    }
    weft_slot *weft_m17 __attribute((__unused__)); weft_m17 = weft_block(weft_this_memory(), 17, 0, 1); for (int each : ::weft::each(weft_this_memory(), 18, *some, 0)) { weft_one(weft_this_memory(), 19, WEFT_ADDRESS(&each)); {
        weft_slot *weft_m20 __attribute((__unused__)); weft_m20 = weft_block(weft_this_memory(), 20, 0, 1); note(each);
    } }
    weft_slot *weft_m21 __attribute((__unused__)); weft_m21 = weft_block(weft_this_memory(), 21, 1, 1); for (const long &each : ::weft::each(weft_this_memory(), 22, rows[(*__extension__({ auto weft_q21_5 = &(list[1]); weft_m21[0] = WEFT_ADDRESS(weft_q21_5); weft_q21_5; }))], 0))
        { weft_one(weft_this_memory(), 23, WEFT_ADDRESS(&each)); { weft_slot *weft_m24 __attribute((__unused__)); weft_m24 = weft_block(weft_this_memory(), 24, 1, 1); if ((*__extension__({ auto weft_q24_6 = &(each); weft_m24[0] = WEFT_ADDRESS(weft_q24_6); weft_q24_6; })) > 3)
            { break; } } }
    weft_slot *weft_m25 __attribute((__unused__)); weft_m25 = weft_block(weft_this_memory(), 25, 0, 1); return sum;
}
static const weft_site weft_sites[] = {
    { "few::begin", "input.cpp", "few::begin", 8, 11, 10, 3, 7, 0 },
    { "few::end", "input.cpp", "few::end", 12, 15, 10, 3, 7, 0 },
    { "arrays", "input.cpp", "arrays", 19, 43, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 10, 0, 0, 0, 0 },
    { 1, 0, 14, 14, 0, 0, 0, 0 },
    { 2, 0, 21, 22, 0, 0, 0, 0 },
    { 2, 0, 22, 22, 0, 1, 1, 1 },
    { 2, 0, 23, 23, 1, 0, 0, 0 },
    { 2, 0, 24, 24, 1, 0, 0, 0 },
    { 2, 0, 25, 25, 1, 1, 0, 1 },
    { 2, 0, 26, 26, 2, 0, 0, 0 },
    { 2, 0, 26, 26, 2, 1, 1, 1 },
    { 2, 0, 27, 27, 3, 0, 0, 0 },
    { 2, 0, 28, 28, 3, 0, 0, 0 },
    { 2, 0, 29, 29, 3, 1, 0, 1 },
    { 2, 0, 30, 30, 4, 0, 0, 0 },
    { 2, 0, 31, 31, 4, 2, 0, 2 },
    { 2, 0, 32, 32, 6, 0, 0, 0 },
    { 2, 0, 32, 32, 6, 1, 1, 1 },
    { 2, 0, 33, 34, 7, 2, 0, 1 },
    { 2, 0, 36, 36, 9, 0, 0, 0 },
    { 2, 0, 36, 36, 9, 1, 1, 1 },
    { 2, 0, 36, 36, 10, 1, 1, 1 },
    { 2, 0, 37, 37, 11, 0, 0, 0 },
    { 2, 0, 39, 39, 11, 1, 0, 1 },
    { 2, 0, 39, 39, 12, 1, 1, 1 },
    { 2, 0, 39, 39, 13, 1, 1, 1 },
    { 2, 0, 40, 40, 14, 1, 0, 1 },
    { 2, 0, 42, 42, 15, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 22, 19, 4, 0, 0, 0, 255, 0, 0 },
    { 25, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 26, 19, 16, 0, 0, 0, 255, 0, 0 },
    { 29, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 31, 13, 4, 0, 0, 0, 255, 0, 0 },
    { 31, 9, 8, 1, 0, 1, 255, 0, 0 },
    { 32, 22, 16, 0, 0, 0, 255, 0, 0 },
    { 34, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 34, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 36, 19, 4, 0, 0, 0, 255, 0, 0 },
    { 36, 10, 4, 1, 0, 0, 255, 0, 0 },
    { 39, 34, 4, 0, 0, 0, 255, 0, 0 },
    { 39, 27, 4, 0, 0, 0, 255, 0, 0 },
    { 39, 10, 8, 1, 0, 0, 255, 0, 0 },
    { 40, 13, 8, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(26);
