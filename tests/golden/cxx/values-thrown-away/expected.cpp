#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A value that nobody wants may be void: in a template that is not known. Cast to void, or left of a comma, the call ends where it stands.
struct text {
    text(int);
    text(const text &);
    ~text();
};
text make(int i);
void act(int i);
template <class function, int... i> void each(function f, int start)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    const int done[] = { start, ((void)(WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), static_cast<void>(f(i)), ::weft::leave(weft_p0_0)), 0)..., ((WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), f(i), ::weft::leaving(weft_p0_1)), 1)... };
    (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), f(start), ::weft::leaving(weft_p0_0)), (WEFT_HOLD(weft_p0_1, 3, 0), f(done[0]));
    static_cast<void>((WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), static_cast<void>(f(start)), ::weft::leave(weft_p0_0)));
    for (int k = 0; k < start; (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), f(k), ::weft::leaving(weft_p0_0)), k++)
        (void)(WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), static_cast<void>(make(k)), ::weft::leave(weft_p0_0));
}
int use(int i)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2;
    (void)(WEFT_OPEN_GUARDED(weft_p1_0, 7, 0), static_cast<void>(make(i)), ::weft::leave(weft_p1_0)), (WEFT_OPEN_GUARDED(weft_p1_1, 8, 0), act(i), ::weft::leave(weft_p1_1)), void((WEFT_OPEN_GUARDED(weft_p1_2, 9, 0), static_cast<void>(make(1)), ::weft::leave(weft_p1_2)));
    ::weft::same(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 10, 0), make(2))), (WEFT_OPEN_GUARDED(weft_p1_1, 11, 0), act(3), ::weft::leave(weft_p1_1));
    (WEFT_OPEN_GUARDED(weft_p1_0, 12, 0), each<void (*)(int), 1, 2>(act, 1), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 13, 0), each<text (*)(int), 1>(make, 1), ::weft::leave(weft_p1_0));
    return ::weft::same(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 14, 0), make(4))), i;
}
static const weft_site weft_sites[] = {
    { "*f", "input.cpp", "each", 11, 11, 40, 9, 0, 0 },
    { "*f", "input.cpp", "each", 11, 11, 54, 8, 0, 0 },
    { "*f", "input.cpp", "each", 12, 12, 5, 4, 0, 0 },
    { "*f", "input.cpp", "each", 12, 12, 15, 4, 0, 0 },
    { "*f", "input.cpp", "each", 13, 13, 23, 4, 0, 0 },
    { "*f", "input.cpp", "each", 14, 14, 32, 5, 0, 0 },
    { "make", "input.cpp", "each", 15, 15, 15, 5, 0, 0 },
    { "make", "input.cpp", "use", 19, 19, 11, 6, 0, 0 },
    { "act", "input.cpp", "use", 19, 19, 20, 5, 0, 0 },
    { "make", "input.cpp", "use", 19, 19, 33, 5, 0, 0 },
    { "make", "input.cpp", "use", 20, 20, 5, 4, 0, 0 },
    { "act", "input.cpp", "use", 20, 20, 14, 4, 0, 0 },
    { "each", "input.cpp", "use", 21, 21, 5, 3, 0, 0 },
    { "each", "input.cpp", "use", 22, 22, 5, 3, 0, 0 },
    { "make", "input.cpp", "use", 23, 23, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(15)
