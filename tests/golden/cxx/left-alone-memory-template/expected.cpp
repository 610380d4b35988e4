#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* Templates have other accesses in each instance. */
template <class T> T sum(const T *list, int n)
{
    T s = 0;
    for (int i = 0; i < n; i++)
        s += list[i];
    return s;
}

template <class T> struct box {
    T held;
    T get()
    {
        return held;
    }
};

int use(const int *list)
{
    weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 0, 1); return sum(list, 3) + box<int>{ (*__extension__({ auto weft_q1 = &(list[1]); weft_one(weft_this_memory(), 1, WEFT_ADDRESS(weft_q1)); weft_q1; })) }.get();
}
static const weft_site weft_sites[] = {
    { "use", "input.cpp", "use", 18, 21, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 20, 20, 0, 0, 0, 0 },
    { 0, 0, 20, 20, 0, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 20, 37, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(2);
