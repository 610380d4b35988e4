#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// An element of an object that a call returns: the index is evaluated when the call is over. Where a reference extends the object's life, it must stay
// where it is, and the interval includes the index.
struct object {
    int v;
    int w[8];
};
object make(int n);
int index();
int object::*member();

int caller(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    int a = ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), make(n))).w[::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), index()))];
    int b = (::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), make(n)))).w[::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 3, 0), index())) & 7];
    int c = ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), make(n))).*::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 5, 0), member()));
    const int &d = (WEFT_HOLD(weft_p0_0, 6, 0), make(n)).w[::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), index()))];
    auto &&e = (WEFT_HOLD(weft_p0_0, 8, 0), make(n)).*::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 9, 0), member()));
    const int &f = (WEFT_HOLD(weft_p0_0, 10, 0), make(n)).v;
    for (int x : (WEFT_HOLD(weft_p0_0, 11, 0), make(n)).w)
        a += x;
    if (::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 12, 0), make(n))).w[::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 13, 0), index()))])
        return a + b + c;
    return ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 14, 0), make(n))).w[::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 15, 0), index()))] + d + e + f;
}
static const weft_site weft_sites[] = {
    { "make", "input.cpp", "caller", 13, 13, 13, 7, 0, 0 },
    { "index", "input.cpp", "caller", 13, 13, 23, 6, 0, 0 },
    { "make", "input.cpp", "caller", 14, 14, 14, 7, 0, 0 },
    { "index", "input.cpp", "caller", 14, 14, 25, 7, 0, 0 },
    { "make", "input.cpp", "caller", 15, 15, 13, 6, 0, 0 },
    { "member", "input.cpp", "caller", 15, 15, 22, 6, 0, 0 },
    { "make", "input.cpp", "caller", 16, 16, 20, 7, 0, 1 },
    { "index", "input.cpp", "caller", 16, 16, 30, 6, 0, 0 },
    { "make", "input.cpp", "caller", 17, 17, 16, 6, 0, 1 },
    { "member", "input.cpp", "caller", 17, 17, 25, 6, 0, 0 },
    { "make", "input.cpp", "caller", 18, 18, 20, 6, 0, 0 },
    { "make", "input.cpp", "caller", 19, 19, 18, 5, 0, 0 },
    { "make", "input.cpp", "caller", 21, 21, 9, 6, 0, 0 },
    { "index", "input.cpp", "caller", 21, 21, 19, 5, 0, 0 },
    { "make", "input.cpp", "caller", 23, 23, 12, 9, 0, 0 },
    { "index", "input.cpp", "caller", 23, 23, 22, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(16)
