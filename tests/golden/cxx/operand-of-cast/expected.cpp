#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A prvalue that is cast to its own class is the object that the cast makes: as an xvalue it would be moved.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    T(T &&) noexcept;
    ~T();
};
T made(int);
int taken(T &&);
int seen(const T &);
#define ALIAS T

int caller()
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7, weft_p0_8, weft_p0_9, weft_p0_10;
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), taken(::weft::ready(weft_p0_0, T(__extension__({ (WEFT_HOLD(weft_p0_1, 1, 0), T(1)); })))))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), taken(::weft::ready(weft_p0_2, T(__extension__({ (WEFT_HOLD(weft_p0_3, 3, 0), ALIAS(2)); })))))) + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 1), seen(::weft::ready(weft_p0_4, (T)__extension__({ (WEFT_HOLD(weft_p0_5, 5, 0), made(3)); }))))) + ::weft::value(weft_p0_6, (WEFT_OPEN_GUARDED(weft_p0_6, 6, 1), seen(::weft::ready(weft_p0_6, static_cast<T>(__extension__({ (WEFT_HOLD(weft_p0_7, 7, 0), made(4)); })))))) + T(__extension__({ (WEFT_HOLD(weft_p0_8, 8, 0), made(5)); })).v + int(::weft::value(weft_p0_9, (WEFT_OPEN_GUARDED(weft_p0_9, 9, 1), seen(::weft::ready(weft_p0_9, ::weft::same(weft_p0_10, (WEFT_OPEN_GUARDED(weft_p0_10, 10, 0), T(6))))))));
}
static const weft_site weft_sites[] = {
    { "taken", "input.cpp", "caller", 16, 16, 12, 9, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 20, 12, 0, 0 },
    { "taken", "input.cpp", "caller", 16, 16, 29, 9, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 37, 12, 0, 0 },
    { "seen", "input.cpp", "caller", 16, 16, 50, 8, 0, 0 },
    { "made", "input.cpp", "caller", 16, 16, 58, 10, 0, 0 },
    { "seen", "input.cpp", "caller", 16, 16, 69, 7, 0, 0 },
    { "made", "input.cpp", "caller", 16, 16, 89, 9, 0, 0 },
    { "made", "input.cpp", "caller", 16, 16, 103, 8, 0, 0 },
    { "seen", "input.cpp", "caller", 16, 16, 120, 6, 0, 0 },
    { "T::T", "input.cpp", "caller", 16, 16, 125, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(11)
