#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* What C++ accesses by functions without a text, or in a form without an address. */
struct point {
    int x, y;
    point(int from) : x(from), y(0)
    {
    }
};
point here(1), there(2);

struct line {
    point from;
    int &length;
    line(point p, int &l) : from(p), length(l)
    {
        weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 1, 1); (*__extension__({ auto weft_q0_0 = &(length); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = 2;
    }
};

struct range {
    int held[4];
    const int *begin() const
    {
        weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 0, 1); return held;
    }
    const int *end() const
    {
        weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 0, 1); return held + 4;
    }
};
range made();
int next();

int f(int *list)
{
    weft_slot *weft_m3 __attribute((__unused__)); weft_m3 = weft_block(weft_this_memory(), 3, 0, 1); there = here;
    weft_slot *weft_m4 __attribute((__unused__)); weft_m4 = weft_block(weft_this_memory(), 4, 1, 1); auto twice = ((void)(weft_m4[0] = WEFT_ADDRESS(__builtin_addressof(list))), [list](int i) { weft_slot *weft_m10 __attribute((__unused__)); weft_m10 = weft_block(weft_this_memory(), 10, 2, 1); return (*__extension__({ auto weft_q10_10 = &((*__extension__({ auto weft_q10_9 = &(list); weft_m10[0] = WEFT_ADDRESS(weft_q10_9); weft_q10_9; }))[i]); weft_m10[1] = WEFT_ADDRESS(weft_q10_10); weft_q10_10; })) * 2; });
    int *one = new int(list[1]);
    delete one;
    for (int n : made())
        { weft_slot *weft_m5 __attribute((__unused__)); weft_m5 = weft_block(weft_this_memory(), 5, 2, 1); (*__extension__({ auto weft_q5_1 = &((*__extension__({ auto weft_q5_0 = &(list); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; }))[0]); weft_m5[1] = WEFT_ADDRESS(weft_q5_1); weft_q5_1; })) += n; }
    switch (list[2] = next(); list[3]) {
    case 1:
        ; weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 2, 1); (*__extension__({ auto weft_q6_3 = &((*__extension__({ auto weft_q6_2 = &(list); weft_m6[0] = WEFT_ADDRESS(weft_q6_2); weft_q6_2; }))[4]); weft_m6[1] = WEFT_ADDRESS(weft_q6_3); weft_q6_3; })) = 2;
    }
    auto [a, b] = here;
    weft_slot *weft_m7 __attribute((__unused__)); weft_m7 = weft_block(weft_this_memory(), 7, 5, 1); (*__extension__({ auto weft_q7_7 = &((*__extension__({ auto weft_q7_6 = &(list); weft_m7[2] = WEFT_ADDRESS(weft_q7_6); weft_q7_6; }))[4]); weft_m7[3] = WEFT_ADDRESS(weft_q7_7); weft_q7_7; })) = (*__extension__({ auto weft_q7_4 = &(a); weft_m7[0] = WEFT_ADDRESS(weft_q7_4); weft_q7_4; })) + (*__extension__({ auto weft_q7_5 = &(b); weft_m7[1] = WEFT_ADDRESS(weft_q7_5); weft_q7_5; }));
    if ((*__extension__({ auto weft_q7_8 = &(list[6]); weft_m7[4] = WEFT_ADDRESS(weft_q7_8); weft_q7_8; })) < 0)
        { weft_slot *weft_m8 __attribute((__unused__)); weft_m8 = weft_block(weft_this_memory(), 8, 0, 0); throw list[7]; }
    weft_slot *weft_m9 __attribute((__unused__)); weft_m9 = weft_block(weft_this_memory(), 9, 0, 0); return twice(1);
}
static const weft_site weft_sites[] = {
    { "point::point", "input.cpp", "point::point", 4, 6, 5, 3, 7, 0 },
    { "line::line", "input.cpp", "line::line", 13, 16, 5, 3, 7, 0 },
    { "range::begin", "input.cpp", "range::begin", 21, 24, 16, 3, 7, 0 },
    { "range::end", "input.cpp", "range::end", 25, 28, 16, 3, 7, 0 },
    { "f", "input.cpp", "f", 33, 50, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(5)
static const struct weft_block weft_blocks[] = {
    { 1, 0, 15, 15, 0, 1, 0, 1 },
    { 2, 0, 23, 23, 1, 0, 0, 0 },
    { 3, 0, 27, 27, 1, 0, 0, 0 },
    { 4, 0, 35, 35, 1, 0, 0, 0 },
    { 4, 0, 36, 37, 1, 1, 1, 1 },
    { 4, 0, 40, 40, 2, 3, 0, 2 },
    { 4, 0, 43, 43, 5, 2, 0, 2 },
    { 4, 0, 46, 47, 7, 6, 1, 5 },
    { 4, 0, 48, 48, 13, 0, 0, 0 },
    { 4, 0, 49, 49, 13, 0, 0, 0 },
    { 4, 0, 36, 36, 13, 2, 0, 2 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 15, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 36, 19, 8, 0, 0, 0, 255, 0, 0 },
    { 40, 9, 8, 0, 0, 0, 255, 0, 0 },
    { 40, 9, 4, 0, 0, 1, 255, 0, 0 },
    { 40, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 43, 9, 8, 0, 0, 0, 255, 0, 0 },
    { 43, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 46, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 46, 19, 4, 0, 0, 1, 255, 0, 0 },
    { 46, 5, 8, 0, 0, 2, 255, 0, 0 },
    { 46, 5, 4, 1, 0, 3, 255, 0, 0 },
    { 47, 9, 8, 0, 0, 2, 255, 0, 0 },
    { 47, 9, 4, 0, 0, 4, 255, 0, 0 },
    { 36, 41, 8, 0, 0, 0, 255, 0, 0 },
    { 36, 41, 4, 0, 0, 1, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(11);
