#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
// Loops below `simd` in C++: heads that declare their variable in other ways, members, references, and what lanes have copies of.
#include <cstddef>

struct Field {
    double *items;
    std::size_t size;

    void scale(double by)
    { { { std::size_t i{ 0 }; weft_slot *const weft_m0 = weft_block(weft_this_memory(), 0, 3, 1); weft_m0[1] = WEFT_ADDRESS(&(items)); if (i < size) weft_m0[2] = WEFT_ADDRESS(&(items[i])); weft_m0[0] = (i < size) ? ((weft_slot)(__typeof__(i - (size)))(size) - (weft_slot)(__typeof__(i - (size)))i - 1) / 1 + 1 : 0; }
#pragma omp simd
        for (std::size_t i{ 0 }; i < size; ++i)
            items[i] *= by; }
    }

    double sum() const
    {
        weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 0, 1); double all = 0; { { auto i = 0u; weft_slot *const weft_m2 = weft_block(weft_this_memory(), 2, 3, 0); weft_m2[1] = WEFT_ADDRESS(&(items)); if (i < 8u) weft_m2[2] = WEFT_ADDRESS(&(items[i])); weft_m2[0] = (i < 8u) ? ((weft_slot)(__typeof__(i - (8u)))(8u) - (weft_slot)(__typeof__(i - (8u)))i - 1) / 1 + 1 : 0; }
#pragma omp simd reduction(+ : all)
        for (auto i = 0u; i < 8u; i++)
            all += items[i]; }
        weft_slot *weft_m3 __attribute((__unused__)); weft_m3 = weft_block(weft_this_memory(), 3, 0, 0); return all;
    }
};

double add(Field &to, const Field &from, double (&total)[4])
{
    weft_slot *weft_m4 __attribute((__unused__)); weft_m4 = weft_block(weft_this_memory(), 4, 2, 1); const double *p = (*__extension__({ auto weft_q4_0 = &(from.items); weft_m4[0] = WEFT_ADDRESS(weft_q4_0); weft_q4_0; })); weft_m4[1] = WEFT_ADDRESS(&p); { { std::ptrdiff_t i = 7; weft_slot *const weft_m5 = weft_block(weft_this_memory(), 5, 5, 0); weft_m5[1] = WEFT_ADDRESS(&(p)); weft_m5[2] = WEFT_ADDRESS(&(p[i])); weft_m5[3] = WEFT_ADDRESS(&(to.items)); weft_m5[4] = WEFT_ADDRESS(&(to.items[i])); weft_m5[0] = (i >= 0) ? ((weft_slot)(__typeof__(i - (0)))i - (weft_slot)(__typeof__(i - (0)))(0)) / 1 + 1 : 0; }
#pragma omp simd
    for (std::ptrdiff_t i = 7; i >= 0; i--)
        to.items[i] += p[i]; }
#pragma omp simd reduction(+ : total)
    for (int i = 0; i < 4; i++)
        { const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), 6); { weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 3, weft_is_late); (*__extension__({ auto weft_q6_3 = &(total[i]); weft_m6[2] = WEFT_ADDRESS(weft_q6_3); weft_q6_3; })) += (*__extension__({ auto weft_q6_2 = &((*__extension__({ auto weft_q6_1 = &(p); weft_m6[0] = WEFT_ADDRESS(weft_q6_1); weft_q6_1; }))[i]); weft_m6[1] = WEFT_ADDRESS(weft_q6_2); weft_q6_2; })); } } weft_end_share(weft_this_memory());
    weft_slot *weft_m7 __attribute((__unused__)); weft_m7 = weft_block(weft_this_memory(), 7, 0, 1); auto last = [&](int n) { { { int i = 0; weft_slot *const weft_m8 = weft_block(weft_this_memory(), 8, 4, 1); weft_m8[1] = WEFT_ADDRESS(&(p)); weft_m8[2] = WEFT_ADDRESS(&(p[i])); weft_m8[3] = WEFT_ADDRESS(&(total[i])); weft_m8[0] = (i < n) ? ((weft_slot)(__typeof__(i - (n)))(n) - (weft_slot)(__typeof__(i - (n)))i - 1) / 1 + 1 : 0; }
#pragma omp simd
        for (int i = 0; i < n; i++)
            total[i] = p[i]; }
        weft_slot *weft_m9 __attribute((__unused__)); weft_m9 = weft_block(weft_this_memory(), 9, 1, 0); return (*__extension__({ auto weft_q9_4 = &(total[n - 1]); weft_m9[0] = WEFT_ADDRESS(weft_q9_4); weft_q9_4; }));
    };
    return last(4);
}
static const weft_site weft_sites[] = {
    { "Field::scale", "input.cpp", "Field::scale", 8, 13, 10, 3, 7, 0 },
    { "Field::sum", "input.cpp", "Field::sum", 15, 22, 12, 3, 7, 0 },
    { "add", "input.cpp", "add", 25, 41, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(3)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 12, 12, 0, 4, 2, 3 },
    { 1, 0, 17, 17, 4, 0, 0, 0 },
    { 1, 0, 20, 20, 4, 3, 2, 3 },
    { 1, 0, 21, 21, 7, 0, 0, 0 },
    { 2, 0, 27, 27, 7, 2, 0, 2 },
    { 2, 0, 30, 30, 9, 6, 2, 5 },
    { 2, 0, 33, 33, 15, 4, 0, 3 },
    { 2, 0, 34, 40, 19, 0, 0, 0 },
    { 2, 0, 37, 37, 19, 4, 2, 4 },
    { 2, 0, 38, 38, 23, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 12, 13, 8, 0, 0, 1, 255, 0, 0 },
    { 12, 13, 8, 0, 0, 2, 255, 0, 8 },
    { 12, 13, 8, 1, 0, 2, 255, 0, 8 },
    { 12, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 20, 20, 8, 0, 0, 1, 255, 0, 0 },
    { 20, 20, 8, 0, 0, 2, 255, 0, 8 },
    { 20, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 27, 23, 8, 0, 0, 0, 255, 0, 0 },
    { 27, 5, 8, 1, 0, 1, 255, 0, 0 },
    { 30, 24, 8, 0, 0, 1, 255, 0, 0 },
    { 30, 24, 8, 0, 0, 2, 255, 0, -8 },
    { 30, 9, 8, 0, 0, 3, 255, 0, 0 },
    { 30, 9, 8, 0, 0, 4, 255, 0, -8 },
    { 30, 9, 8, 1, 0, 4, 255, 0, -8 },
    { 30, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 33, 21, 8, 0, 0, 0, 255, 0, 0 },
    { 33, 21, 8, 0, 0, 1, 255, 0, 0 },
    { 33, 9, 8, 0, 0, 2, 255, 0, 0 },
    { 33, 9, 8, 1, 0, 2, 255, 0, 0 },
    { 37, 24, 8, 0, 0, 1, 255, 0, 0 },
    { 37, 24, 8, 0, 0, 2, 255, 0, 8 },
    { 37, 13, 8, 1, 0, 3, 255, 0, 8 },
    { 37, 1, 0, 8, 0, 255, 255, 0, 0 },
    { 38, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(10);
