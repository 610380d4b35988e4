#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[2]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Where calls come from: a number beside the other details.
struct Queue {
    int push(int n) { return n; }
};
int f();

int caller(Queue &q)
{ ::weft::detailed weft_d0_0, weft_d0_1;
    return ::weft::value(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 0, 1, 0), q.push(::weft::keep_int<int>(weft_d0_0, 0, ::weft::value(weft_d0_1, (WEFT_OPEN_DETAILED(weft_d0_1, 1, 0, 1), f()))))));
}
static const weft_site weft_sites[] = {
    { "Queue::push", "input.cpp", "caller", 9, 9, 12, 4, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2)
namespace { weft_detail weft_details[2] = {
    { "n", nullptr, 0, 1, 0, 64, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
};
}
