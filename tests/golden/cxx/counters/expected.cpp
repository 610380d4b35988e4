#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[3]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Counters are values behind the result's, in calls, methods and bodies.
namespace ns {
void work();
struct Engine {
    int step(int n);
};

int body(Engine &engine, int n)
{ WEFT_KEPT(weft_f0, 0, 0, 0); ::weft::detailed weft_d0_0;
    (WEFT_OPEN_DETAILED(weft_d0_0, 1, 0, 1), work(), ::weft::leave(weft_d0_0));
    return ::weft::result_int<int>(weft_d0_0, 0, (WEFT_OPEN_DETAILED(weft_d0_0, 2, 0, 2), engine.step(n)));
}
}
static const weft_site weft_sites[] = {
    { "ns::body", "input.cpp", "ns::body", 8, 12, 5, 3, 3, 0 },
    { "ns::work", "input.cpp", "ns::body", 10, 10, 5, 4, 0, 0 },
    { "ns::Engine::step", "input.cpp", "ns::body", 11, 11, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3)
namespace { weft_detail weft_details[3] = {
    { "return +instructions", nullptr, 0, 0, 0, 65536, 0, 0, 0, 0, 0, 0, 0 },
    { "return +page-faults", nullptr, 0, 0, 0, 4194304, 0, 0, 0, 0, 0, 0, 0 },
    { "return +cycles +task-clock", nullptr, 0, 0, 0, 33685504, 0, 0, 0, 0, 0, 0, 0 },
};
}
