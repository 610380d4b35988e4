#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[7]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// The object of a call that is passed by reference is captured by its address, whatever its & means. Other objects that
// are passed by reference have no value.
struct lock {
    int taken;
    int operator&() const { return 1; }
};
struct guard {
    lock &of;
    explicit guard(lock &l) : of(l) { of.taken++; }
    guard(const guard &) = delete;
    ~guard() { of.taken--; }
};
struct queue {
    int n;
};
int put(int value, queue &into)
{
    return into.n += value;
}
int look(const queue &q, const lock &l)
{
    return q.n + l.taken;
}
static lock l;
static queue all[2];
queue &pick(int n)
{
    return all[n];
}
int main()
{ ::weft::detailed weft_d0_0, weft_d0_1;
    guard held((WEFT_HOLD_DETAILED(weft_d0_0, 0, 1, 0), ::weft::keep_place<lock &>(weft_d0_0, 0, l))); ::weft::gives_back<decltype(held)> weft_h1(WEFT_SITE(1), WEFT_THIS_DETAIL(1), weft_d0_0, 0, held);
    (WEFT_OPEN_DETAILED(weft_d0_0, 2, 2, 2), put(::weft::keep_int<int>(weft_d0_0, 0, 1), ::weft::keep_place<queue &>(weft_d0_0, 1, ::weft::same(weft_d0_1, (WEFT_OPEN_DETAILED(weft_d0_1, 3, 1, 3), pick(::weft::keep_int<int>(weft_d0_1, 0, 1)))))), ::weft::leave(weft_d0_0));
    {
        guard inner{ (WEFT_HOLD_DETAILED(weft_d0_0, 4, 1, 4), ::weft::keep_place<lock &>(weft_d0_0, 0, l)) }; ::weft::gives_back<decltype(inner)> weft_h5(WEFT_SITE(5), WEFT_THIS_DETAIL(5), weft_d0_0, 0, inner);
        return ::weft::value(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 6, 0, 6), look(all[1], l))) == 3 ? 0 : 1;
    }
}
static const weft_site weft_sites[] = {
    { "guard::guard", "input.cpp", "main", 32, 32, 11, 5, 0, 0 },
    { "guard::~guard", "input.cpp", "main", 32, 32, 11, 5, 0, 0 },
    { "put", "input.cpp", "main", 33, 33, 5, 3, 0, 0 },
    { "pick", "input.cpp", "main", 33, 33, 12, 4, 0, 0 },
    { "guard::guard", "input.cpp", "main", 35, 35, 15, 6, 0, 0 },
    { "guard::~guard", "input.cpp", "main", 35, 35, 15, 6, 0, 0 },
    { "look", "input.cpp", "main", 36, 36, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(7)
namespace { weft_detail weft_details[7] = {
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "value object", nullptr, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
