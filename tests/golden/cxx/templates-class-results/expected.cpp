#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// A call in a template that gives a class whatever its parameter is: g++ resolves it there, since a member of a base that depends on no
// parameter, and of another object of the template's, is known; nothing may copy the object.
template <class T> struct owner {
    T *object;
    owner(T *t);
    owner(owner &&other);
    ~owner();
};
namespace more
{
template <class T> T &&give(T &t) { return static_cast<T &&>(t); }
template <class T> owner<T> keep(owner<T> *a, owner<T> &&b);
}
struct node {
};
template <class T, class A, class B> owner<T> heap(A &&a, B &&b);
struct pair {
    pair(owner<node> &&a, owner<node> &&b);
};
struct base {
    owner<node> own;
    base(owner<pair> &&p);
};
template <class T> struct promise : base {
    promise(bool, owner<pair> &&p);
    promise join(promise &&other) { ::weft::point weft_p0_0, weft_p0_1, weft_p0_2; return (WEFT_HOLD(weft_p0_0, 0, 0), promise(false, heap<pair>(::weft::same(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), more::give(own))), ::weft::same(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 0), more::give(other.own)))))); }
    owner<pair> both(promise &other) { ::weft::point weft_p1_0, weft_p1_1, weft_p1_2; return (WEFT_HOLD(weft_p1_0, 3, 2), heap<pair>(::weft::until(weft_p1_0, ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN(weft_p1_1, 4, 0), more::give(own))))).weft_it(), ::weft::until(weft_p1_0, ::weft::ready(weft_p1_0, ::weft::same(weft_p1_2, (WEFT_OPEN(weft_p1_2, 5, 0), more::give(other.own))))).weft_it())); }
};
// with an instance, which knows more
template <class T> struct made : base {
    made(bool, owner<pair> &&p) : base(::weft::same(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 6, 0), more::give(p)))) {}
    made join(made &&other) { ::weft::point weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3; return (WEFT_HOLD(weft_p2_0, 7, 1), made(false, ::weft::until(weft_p2_0, ::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN(weft_p2_1, 8, 2), heap<pair>(::weft::ready(weft_p2_1, ::weft::same(weft_p2_2, (WEFT_OPEN(weft_p2_2, 9, 0), more::give(own)))), ::weft::ready(weft_p2_1, ::weft::same(weft_p2_3, (WEFT_OPEN(weft_p2_3, 10, 0), more::give(other.own))))))))).weft_it())); }
};
made<int> joined(made<int> &a, made<int> &b) { ::weft::point weft_p3_0, weft_p3_1; return (WEFT_HOLD(weft_p3_0, 11, 1), a.join(::weft::ready(weft_p3_0, ::weft::same(weft_p3_1, (WEFT_OPEN(weft_p3_1, 12, 0), more::give(b)))))); }
static const weft_site weft_sites[] = {
    { "promise", "input.cpp", "promise::join", 26, 26, 44, 5, 0, 1 },
    { "more::give", "input.cpp", "promise::join", 26, 26, 70, 7, 0, 0 },
    { "more::give", "input.cpp", "promise::join", 26, 26, 87, 7, 0, 0 },
    { "heap", "input.cpp", "promise::both", 27, 27, 47, 5, 0, 0 },
    { "more::give", "input.cpp", "promise::both", 27, 27, 58, 6, 0, 0 },
    { "more::give", "input.cpp", "promise::both", 27, 27, 75, 6, 0, 0 },
    { "more::give", "input.cpp", "made::made", 31, 31, 40, 3, 0, 0 },
    { "made", "input.cpp", "made::join", 32, 32, 38, 5, 0, 0 },
    { "heap", "input.cpp", "made::join", 32, 32, 50, 6, 0, 0 },
    { "more::give", "input.cpp", "made::join", 32, 32, 61, 7, 0, 0 },
    { "more::give", "input.cpp", "made::join", 32, 32, 78, 7, 0, 0 },
    { "made::join", "input.cpp", "joined", 34, 34, 55, 4, 0, 0 },
    { "more::give", "input.cpp", "joined", 34, 34, 62, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(13)
