#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[22]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// The object of a method, however it is written; within the class nothing is written, and nothing captured. A guard that is
// a statement of its own says when it gives back what it has taken; one that is returned may be constructed elsewhere. A
// thread is told who starts it, by a variable of its lambda.
struct lock {
    int taken;
    void take(int n = 1) { taken += n; }
    void give() { taken--; }
    void turn()
    { ::weft::detailed weft_d0_0;
        (WEFT_OPEN_DETAILED(weft_d0_0, 0, 0, 0), take(), ::weft::leave(weft_d0_0));
        (WEFT_OPEN_DETAILED(weft_d0_0, 1, 1, 1), ::weft::keep_receiver(weft_d0_0, 0, this)->give(), ::weft::leave(weft_d0_0));
    }
};
struct guard {
    lock *of;
    explicit guard(lock &l) : of(&l) { of->taken++; }
    guard(lock &l, int n) : of(&l) { of->taken += n; }
    guard(guard &&other) : of(other.of) { other.of = nullptr; }
    ~guard()
    {
        if (of)
            of->taken--;
    }
};
struct handle {
    lock *of;
    lock *operator->() const { return of; }
};
template <class F> void start(F &&f)
{ ::weft::detailed weft_d1_0;
    (WEFT_OPEN_DETAILED(weft_d1_0, 2, 0, 2), f(), ::weft::leave(weft_d1_0));
}
static lock all[2];
static lock &pick(int n)
{
    return all[n];
}
static guard held()
{ ::weft::detailed weft_d2_0;
    guard kept((WEFT_HOLD_DETAILED(weft_d2_0, 3, 1, 3), ::weft::keep_place<lock &>(weft_d2_0, 0, all[0])));
    return kept;
}
int main()
{ ::weft::detailed weft_d3_0, weft_d3_1; ::weft::point weft_p0_0;
    lock *p = &all[1];
    handle h{ p };
    (WEFT_OPEN_DETAILED(weft_d3_0, 4, 1, 4), ::weft::keep_receiver(weft_d3_0, 0, all[0]).take(), ::weft::leave(weft_d3_0));
    (WEFT_OPEN_DETAILED(weft_d3_0, 5, 1, 5), ::weft::keep_receiver(weft_d3_0, 0, p)->take(2), ::weft::leave(weft_d3_0));
    (WEFT_OPEN_DETAILED(weft_d3_0, 6, 1, 6), ::weft::keep_receiver(weft_d3_0, 0, h.operator->())->take(), ::weft::leave(weft_d3_0));
    (WEFT_OPEN_DETAILED(weft_d3_0, 7, 1, 7), ::weft::keep_receiver(weft_d3_0, 0, ::weft::same(weft_d3_1, (WEFT_OPEN_DETAILED(weft_d3_1, 8, 0, 8), pick(1)))).give(), ::weft::leave(weft_d3_0));
    (WEFT_OPEN_DETAILED(weft_d3_0, 9, 1, 9), ::weft::keep_receiver(weft_d3_0, 0, (*p)).give(), ::weft::leave(weft_d3_0));
    guard outer((WEFT_HOLD_DETAILED(weft_d3_0, 10, 1, 10), ::weft::keep_place<lock &>(weft_d3_0, 0, all[0]))); ::weft::gives_back<decltype(outer)> weft_h11(WEFT_SITE(11), WEFT_THIS_DETAIL(11), weft_d3_0, 0, outer);
    {
        const guard inner{ (WEFT_HOLD_DETAILED(weft_d3_0, 12, 1, 12), ::weft::keep_place<lock &>(weft_d3_0, 0, ::weft::same(weft_d3_1, (WEFT_OPEN_DETAILED(weft_d3_1, 14, 0, 14), pick(1))))) }; ::weft::gives_back<decltype(inner)> weft_h13(WEFT_SITE(13), WEFT_THIS_DETAIL(13), weft_d3_0, 0, inner);
        guard twice((WEFT_HOLD_DETAILED(weft_d3_0, 15, 1, 15), ::weft::keep_place<lock &>(weft_d3_0, 0, all[0])), 2), other((WEFT_HOLD_DETAILED(weft_d3_0, 16, 1, 16), ::weft::keep_place<lock &>(weft_d3_0, 0, all[1])));
        if (guard condition((WEFT_HOLD_DETAILED(weft_d3_0, 17, 1, 17), ::weft::keep_place<lock &>(weft_d3_0, 0, all[0]))); condition.of)
            (WEFT_OPEN_DETAILED(weft_d3_0, 18, 1, 18), ::weft::keep_receiver(weft_d3_0, 0, all[0]).give(), ::weft::leave(weft_d3_0));
    }
    (WEFT_OPEN(weft_p0_0, 19, 0), start([p, h, weft_c19 = ::weft::creation()] { ::weft::detailed weft_d4_0; ::weft::scope weft_l19(WEFT_SITE(19), weft_c19); (WEFT_OPEN_DETAILED(weft_d4_0, 20, 1, 19), ::weft::keep_receiver(weft_d4_0, 0, p)->take(), ::weft::leave(weft_d4_0)); }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN(weft_p0_0, 21, 0), start([weft_c21 = ::weft::creation()] { ::weft::detailed weft_d5_0; ::weft::scope weft_l21(WEFT_SITE(21), weft_c21); (WEFT_OPEN_DETAILED(weft_d5_0, 22, 1, 20), ::weft::keep_receiver(weft_d5_0, 0, all[1]).give(), ::weft::leave(weft_d5_0)); }), ::weft::leave(weft_p0_0));
    return ::weft::same(weft_d3_0, (WEFT_OPEN_DETAILED(weft_d3_0, 23, 0, 21), held())).of->taken - 2;
}
static const weft_site weft_sites[] = {
    { "lock::take", "input.cpp", "lock::turn", 10, 10, 9, 4, 0, 0 },
    { "lock::give", "input.cpp", "lock::turn", 11, 11, 9, 4, 0, 0 },
    { "*f", "input.cpp", "start", 31, 31, 5, 3, 0, 0 },
    { "guard::guard", "input.cpp", "held", 40, 40, 11, 5, 0, 0 },
    { "lock::take", "input.cpp", "main", 47, 47, 5, 3, 0, 0 },
    { "lock::take", "input.cpp", "main", 48, 48, 5, 3, 0, 0 },
    { "lock::take", "input.cpp", "main", 49, 49, 5, 3, 0, 0 },
    { "lock::give", "input.cpp", "main", 50, 50, 5, 3, 0, 0 },
    { "pick", "input.cpp", "main", 50, 50, 5, 5, 0, 0 },
    { "lock::give", "input.cpp", "main", 51, 51, 5, 3, 0, 0 },
    { "guard::guard", "input.cpp", "main", 52, 52, 11, 5, 0, 0 },
    { "guard::~guard", "input.cpp", "main", 52, 52, 11, 5, 0, 0 },
    { "guard::guard", "input.cpp", "main", 54, 54, 21, 6, 0, 0 },
    { "guard::~guard", "input.cpp", "main", 54, 54, 21, 6, 0, 0 },
    { "pick", "input.cpp", "main", 54, 54, 28, 7, 0, 0 },
    { "guard::guard", "input.cpp", "main", 55, 55, 15, 6, 0, 0 },
    { "guard::guard", "input.cpp", "main", 55, 55, 33, 6, 0, 0 },
    { "guard::guard", "input.cpp", "main", 56, 56, 19, 7, 0, 0 },
    { "lock::give", "input.cpp", "main", 57, 57, 13, 5, 0, 0 },
    { "start", "input.cpp", "main", 59, 59, 5, 3, 1, 0 },
    { "lock::take", "input.cpp", "main", 59, 59, 20, 6, 0, 0 },
    { "start", "input.cpp", "main", 60, 60, 5, 3, 1, 0 },
    { "lock::give", "input.cpp", "main", 60, 60, 16, 6, 0, 0 },
    { "held", "input.cpp", "main", 61, 61, 12, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(24)
namespace { weft_detail weft_details[22] = {
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
