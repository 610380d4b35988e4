#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[5]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// With captured values too, calls in templates give what they give in the instances of the unit: an object stays where it is.
struct text {
    int length;
    text(int n);
    text(const text &other);
    ~text();
};
template <class T> struct list {
    T last;
    text set(const T &value);
    T get(int n);
};
void put(text t);
int read(int n);
int read(bool b);

template <class T> void fill(list<T> &l, T value)
{ ::weft::detailed weft_d0_0, weft_d0_1;
    (WEFT_OPEN_DETAILED(weft_d0_0, 0, 0, 0), put(__extension__({ WEFT_OBJECT(decltype(l.set(value))); (WEFT_HOLD_DETAILED(weft_d0_1, 1, 0, 1), l.set(value)); })), ::weft::leave(weft_d0_0));
    (WEFT_OPEN_DETAILED(weft_d0_0, 2, 0, 2), l.set(value), ::weft::leave(weft_d0_0));
    (WEFT_OPEN_DETAILED(weft_d0_0, 3, 1, 3), read(::weft::ready_either(weft_d0_0, ::weft::either(weft_d0_1, (WEFT_OPEN_DETAILED(weft_d0_1, 4, 0, 4), l.get(1))))), ::weft::leave(weft_d0_0));
}

void caller(list<int> &numbers, list<bool> &flags)
{
    fill(numbers, 1);
    fill(flags, true);
}
static const weft_site weft_sites[] = {
    { "put", "input.cpp", "fill", 19, 19, 5, 3, 0, 1 },
    { "set", "input.cpp", "fill", 19, 19, 9, 4, 0, 0 },
    { "set", "input.cpp", "fill", 20, 20, 5, 3, 0, 0 },
    { "read", "input.cpp", "fill", 21, 21, 5, 3, 0, 0 },
    { "get", "input.cpp", "fill", 21, 21, 10, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5)
namespace { weft_detail weft_details[5] = {
    { "", nullptr, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
