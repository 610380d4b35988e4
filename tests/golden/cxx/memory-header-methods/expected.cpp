#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* A method that a header defines is recorded with the lines of the header. */
# 1 "counter.h" 1
struct counter {
    int sum, last;
    void add(int n)
    {
        weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 1, 1); (*__extension__({ auto weft_q0_0 = &(sum); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) += n;
        last = n;
    }
};
# 3 "input.cpp" 2

int use(counter &c)
{
    weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 0, 1); c.add(2);
    weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 1, 1); return (*__extension__({ auto weft_q2_0 = &(c.sum); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; }));
}
static const weft_site weft_sites[] = {
    { "counter::add", "counter.h", "counter::add", 3, 7, 10, 3, 7, 0 },
    { "use", "input.cpp", "use", 4, 8, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 5, 6, 0, 3, 0, 1 },
    { 1, 0, 6, 6, 3, 0, 0, 0 },
    { 1, 0, 7, 7, 3, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 5, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 5, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 6, 9, 4, 1, 0, 0, 255, 4, 0 },
    { 7, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
