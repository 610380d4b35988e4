#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// An object that is one arm of ?: and is then bound to a reference stays a prvalue: as an xvalue it would be moved, since the other arm is an lvalue.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    T(T &&) noexcept;
    ~T();
    int get() const;
};
T made(int);
int taken(const T &);
extern const T t0;

int caller(int c)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7;
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), taken(::weft::ready(weft_p0_0, c ? __extension__({ (WEFT_HOLD(weft_p0_1, 1, 0), T(1)); }) : t0)))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), taken(::weft::ready(weft_p0_2, (c ? t0 : __extension__({ (WEFT_HOLD(weft_p0_3, 3, 0), made(2)); })))))) + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 1), ::weft::ready(weft_p0_4, (c ? __extension__({ (WEFT_HOLD(weft_p0_5, 5, 0), T(t0)); }) : __extension__({ (WEFT_HOLD(weft_p0_6, 6, 0), T(3)); }))).get())) + (c ? __extension__({ (WEFT_HOLD(weft_p0_7, 7, 0), made(4)); }) : t0).v;
}
static const weft_site weft_sites[] = {
    { "taken", "input.cpp", "caller", 16, 16, 12, 7, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 22, 10, 0, 0 },
    { "taken", "input.cpp", "caller", 16, 16, 35, 7, 0, 0 },
    { "made", "input.cpp", "caller", 16, 16, 51, 9, 0, 0 },
    { "T::get", "input.cpp", "caller", 16, 16, 63, 6, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 68, 10, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 76, 10, 0, 0 },
    { "made", "input.cpp", "caller", 16, 16, 95, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(8)
