#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Where objects are copied as their bytes, an assignment is no call, and the order of its sides is that of g++: the left one before the call. Classes with
// an operator, a base or a member of their own that has one, and virtual functions have an assignment that is called.
struct record {
    long member[4];
};
struct derived : record {
    int more;
    ~derived() {}
};
struct counted {
    int n;
    counted &operator=(const counted &other)
    {
        n = other.n + 1;
        return *this;
    }
};
struct holder {
    counted inside;
};
struct watched {
    int n;
    virtual ~watched();
};
template <class T> struct pair {
    T first, second;
};
record make(int);
derived make_derived(int);
holder make_holder(int);
watched make_watched(int);
pair<int> make_pair(int);
pair<counted> make_counted(int);
record *to;
template <class T> void fill(T *at, int i)
{ ::weft::point weft_p0_0;
    at[i] = T((WEFT_HOLD(weft_p0_0, 0, 0), make(i)));
    at[i] = T{ make(i) };
}
int sum(pair<int> *pairs, derived *d, holder *h, watched *w, pair<counted> *c, int i)
{ ::weft::guarded weft_p1_0, weft_p1_1;
    record local = (WEFT_HOLD(weft_p1_0, 1, 0), make(1));
    (WEFT_OPEN_GUARDED(weft_p1_0, 2, 0), *to = make(2), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 3, 0), *to = (make(i + 3)), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 4, 0), local = make(4), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 5, 0), to->operator=(make(5)), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 6, 0), *d = make_derived(6), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 7, 0), *to = make_derived(7), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 8, 1), *h = ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 9, 0), make_holder(8)))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 10, 1), *w = ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 11, 0), make_watched(9)))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 12, 0), pairs[i] = make_pair(10), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 13, 1), c[i] = ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 14, 0), make_counted(11)))), ::weft::leave(weft_p1_0));
    pairs[::weft::same(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 15, 0), make(12))).member[0]] = ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 16, 0), make_pair(13)));
    *to = local = ::weft::same(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 17, 0), make(14)));
    (WEFT_OPEN_GUARDED(weft_p1_0, 18, 0), fill(to, i), ::weft::leave(weft_p1_0));
    return local.member[i];
}
static const weft_site weft_sites[] = {
    { "make", "input.cpp", "fill", 37, 37, 15, 5, 0, 1 },
    { "make", "input.cpp", "sum", 42, 42, 20, 5, 0, 0 },
    { "make", "input.cpp", "sum", 43, 43, 11, 4, 0, 0 },
    { "make", "input.cpp", "sum", 44, 44, 12, 4, 0, 0 },
    { "make", "input.cpp", "sum", 45, 45, 13, 4, 0, 0 },
    { "make", "input.cpp", "sum", 46, 46, 19, 4, 0, 0 },
    { "make_derived", "input.cpp", "sum", 47, 47, 10, 4, 0, 0 },
    { "make_derived", "input.cpp", "sum", 48, 48, 11, 4, 0, 0 },
    { "holder::operator=", "input.cpp", "sum", 49, 49, 5, 3, 0, 0 },
    { "make_holder", "input.cpp", "sum", 49, 49, 10, 4, 0, 0 },
    { "watched::operator=", "input.cpp", "sum", 50, 50, 5, 3, 0, 0 },
    { "make_watched", "input.cpp", "sum", 50, 50, 10, 4, 0, 0 },
    { "make_pair", "input.cpp", "sum", 51, 51, 16, 4, 0, 0 },
    { "pair::operator=", "input.cpp", "sum", 52, 52, 5, 3, 0, 0 },
    { "make_counted", "input.cpp", "sum", 52, 52, 12, 4, 0, 0 },
    { "make", "input.cpp", "sum", 53, 53, 11, 7, 0, 0 },
    { "make_pair", "input.cpp", "sum", 53, 53, 33, 4, 0, 0 },
    { "make", "input.cpp", "sum", 54, 54, 19, 5, 0, 0 },
    { "fill", "input.cpp", "sum", 55, 55, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(19)
