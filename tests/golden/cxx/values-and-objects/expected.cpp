#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Values are copied through, references passed on; an object is made where it is wanted, and its call ends with the full-expression.
struct text {
    text(const char *s);
    text(const text &);
    text(text &&) noexcept;
    ~text();
    text &operator=(const text &);
    text &operator=(text &&) noexcept;
    int length() const;
};
struct plain {
    int a, b;
};
text make(int i);
plain pair_of(int i);
const text &look(const text &t);
int takes(plain p, const text &t);
text use(int i)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2;
    text a = (WEFT_HOLD(weft_p0_0, 0, 0), make(i));
    text b((WEFT_HOLD(weft_p0_0, 1, 0), make(1))), c = (WEFT_HOLD(weft_p0_0, 2, 1), make(::weft::ready_value(weft_p0_0, i + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 3, 1), ::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 4, 0), look(a)))).length())))));
    const text &longer = (WEFT_HOLD(weft_p0_0, 5, 0), make(2));
    (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), a = ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), make(3)))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 8, 2), takes(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 9, 0), pair_of(i)))), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 10, 0), make(4))))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 11, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 12, 0), make(5)))).length(), ::weft::leave(weft_p0_0));
    if (::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 13, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 14, 0), make(6)))).length())) > ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 15, 0), longer.length())))
        return (WEFT_HOLD(weft_p0_0, 16, 0), make(7));
    return i ? (WEFT_HOLD(weft_p0_0, 17, 0), make(8)) : (WEFT_HOLD(weft_p0_1, 18, 0), text("x"));
}
static const weft_site weft_sites[] = {
    { "make", "input.cpp", "use", 20, 20, 14, 5, 0, 0 },
    { "make", "input.cpp", "use", 21, 21, 12, 5, 0, 0 },
    { "make", "input.cpp", "use", 21, 21, 26, 5, 0, 0 },
    { "text::length", "input.cpp", "use", 21, 21, 35, 7, 0, 0 },
    { "look", "input.cpp", "use", 21, 21, 35, 9, 0, 0 },
    { "make", "input.cpp", "use", 22, 22, 26, 5, 0, 0 },
    { "text::operator=", "input.cpp", "use", 23, 23, 5, 3, 0, 0 },
    { "make", "input.cpp", "use", 23, 23, 9, 4, 0, 0 },
    { "takes", "input.cpp", "use", 24, 24, 5, 3, 0, 0 },
    { "pair_of", "input.cpp", "use", 24, 24, 11, 4, 0, 0 },
    { "make", "input.cpp", "use", 24, 24, 23, 4, 0, 0 },
    { "text::length", "input.cpp", "use", 25, 25, 5, 3, 0, 0 },
    { "make", "input.cpp", "use", 25, 25, 5, 5, 0, 0 },
    { "text::length", "input.cpp", "use", 26, 26, 9, 5, 0, 0 },
    { "make", "input.cpp", "use", 26, 26, 9, 7, 0, 0 },
    { "text::length", "input.cpp", "use", 26, 26, 28, 5, 0, 0 },
    { "make", "input.cpp", "use", 27, 27, 16, 5, 0, 0 },
    { "make", "input.cpp", "use", 28, 28, 16, 5, 0, 0 },
    { "text::text", "input.cpp", "use", 28, 28, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(19)
