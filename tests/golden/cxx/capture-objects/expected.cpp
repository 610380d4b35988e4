#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[2]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// With captured values too, an operand that becomes an object of the callee's stays in place, and the guard before it counts
// for the point's state.
struct text {
    int length;
    text(int n);
    text(const text &other);
    ~text();
};
text same(text t);
text made(int n);
int measured(text t, int n);

int caller(int n)
{ ::weft::detailed weft_d0_0;
    text t = (WEFT_HOLD_DETAILED(weft_d0_0, 0, 1, 0), same(__extension__({ ::weft::made_detailed weft_g0_349(weft_d0_0); made(n); })));
    return ::weft::value(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 1, 2, 1), measured(__extension__({ ::weft::made_detailed weft_g1_379(weft_d0_0); made(t.length); }), ::weft::keep_int<int>(weft_d0_0, 0, 2))));
}
static const weft_site weft_sites[] = {
    { "same", "input.cpp", "caller", 15, 15, 14, 5, 0, 0 },
    { "measured", "input.cpp", "caller", 16, 16, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2)
namespace { weft_detail weft_details[2] = {
    { "", nullptr, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0 },
    { "n", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
