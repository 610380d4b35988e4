#include <weft/probe.hpp>
#include <weft/memory.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[2]; } WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* Accesses of a function in which calls have probes that record values: the headers of both, and both around one operand. */
int next(int of);

int follow(const int *list, int at)
{ ::weft::detailed weft_d0_0;
    weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 1, 1); int &&first = ::weft::value(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 1, 1, 0), next(::weft::keep_int<int>(weft_d0_0, 0, (*__extension__({ auto weft_q0_0 = &(list[at]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })))))); weft_one(weft_this_memory(), 1, WEFT_ADDRESS(&first));
    weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 3, 1); weft_m2[2] = WEFT_ADDRESS(&(list[0])); return ::weft::value(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 2, 1, 1), next(::weft::keep_int<int>(weft_d0_0, 0, (*__extension__({ auto weft_q2_2 = &(list[(*__extension__({ auto weft_q2_1 = &(first); weft_m2[0] = WEFT_ADDRESS(weft_q2_1); weft_q2_1; }))]); weft_m2[1] = WEFT_ADDRESS(weft_q2_2); weft_q2_2; })))))) + list[0];
}
static const weft_site weft_sites[] = {
    { "follow", "input.cpp", "follow", 4, 8, 5, 2, 7, 0 },
    { "next", "input.cpp", "follow", 6, 6, 19, 5, 0, 0 },
    { "next", "input.cpp", "follow", 7, 7, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3)
namespace { weft_detail weft_details[2] = {
    { "of", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "of", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 6, 0, 1, 0, 1 },
    { 0, 0, 6, 6, 1, 1, 1, 1 },
    { 0, 0, 7, 7, 2, 3, 1, 3 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 6, 24, 4, 0, 0, 0, 255, 0, 0 },
    { 6, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 7, 22, 4, 0, 0, 0, 255, 0, 0 },
    { 7, 17, 4, 0, 0, 1, 255, 0, 0 },
    { 7, 32, 4, 0, 0, 2, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
