#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// What depends on a template parameter is written as the instances that the unit makes agree on.
struct text {
    text(int);
    text(const text &);
    ~text();
    int size() const;
};
struct view {
    int n;
    int size() const { return n; }
};
template <class T> T &&forward(T &t) { return static_cast<T &&>(t); }
template <class T> text show(const T &t);
int weigh(int n);
int weigh(view v);
int weigh(text t);
template <class T> struct makes {
    static T make(int n);
    static T &refer(int n);
};
template <class M> int numbers(int n) { ::weft::point weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), weigh(::weft::ready_either(weft_p0_0, ::weft::either(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), M::make(n))))))) + ::weft::either(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 1), weigh(::weft::ready(weft_p0_2, ::weft::either(weft_p0_3, (WEFT_OPEN(weft_p0_3, 3, 0), M::refer(n))))))); }
template <class M> int objects(int n) { ::weft::point weft_p1_0, weft_p1_1; return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 4, 0), weigh(__extension__({ WEFT_OBJECT(decltype(M::make(n))); (WEFT_HOLD(weft_p1_1, 5, 0), M::make(n)); })))); }
template <class M> int different(int n) { ::weft::point weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 6, 0), weigh(__extension__({ WEFT_OBJECT(decltype(M::make(n))); (WEFT_HOLD(weft_p2_1, 7, 0), M::make(n)); })))) + ::weft::either(weft_p2_2, (WEFT_OPEN(weft_p2_2, 8, 1), ::weft::ready(weft_p2_2, ::weft::same(weft_p2_3, (WEFT_OPEN(weft_p2_3, 9, 0), M::make(n)))).size())); }
template <class M> auto whole(int n) { ::weft::point weft_p3_0; auto value = ::weft::either(weft_p3_0, (WEFT_OPEN(weft_p3_0, 10, 0), M::make(n))); return value; }
template <class... A> int all(A &&...a) { ::weft::point weft_p4_0, weft_p4_1; return (::weft::either(weft_p4_0, (WEFT_OPEN(weft_p4_0, 11, 1), weigh(::weft::ready_either(weft_p4_0, ::weft::reference<decltype(forward<A>(a))>(weft_p4_1, (WEFT_OPEN(weft_p4_1, 12, 0), forward<A>(a))))))) + ... + 0); }
template <class T> int nobody(T t) { ::weft::guarded weft_p5_0, weft_p5_1, weft_p5_2, weft_p5_3, weft_p5_4, weft_p5_5, weft_p5_6; return ::weft::either(weft_p5_0, (WEFT_OPEN_GUARDED(weft_p5_0, 13, 1), weigh(::weft::ready_either(weft_p5_0, ::weft::either(weft_p5_1, (WEFT_OPEN_GUARDED(weft_p5_1, 14, 0), t.size())))))) + ::weft::either(weft_p5_2, (WEFT_OPEN_GUARDED(weft_p5_2, 15, 1), weigh(::weft::ready_either(weft_p5_2, ::weft::either(weft_p5_3, (WEFT_OPEN_GUARDED(weft_p5_3, 16, 0), T(1))))))) + ::weft::either(weft_p5_4, (WEFT_OPEN_GUARDED(weft_p5_4, 17, 0), weigh(show(t)))) + ::weft::either(weft_p5_5, (WEFT_OPEN_GUARDED(weft_p5_5, 18, 1), weigh(::weft::ready_either(weft_p5_5, ::weft::either(weft_p5_6, (WEFT_OPEN_GUARDED(weft_p5_6, 19, 0), forward(t))))))); }
template <class T> struct unseen {
    virtual ~unseen() { ::weft::point weft_p6_0, weft_p6_1; (WEFT_OPEN(weft_p6_0, 20, 1), weigh(::weft::ready_either(weft_p6_0, ::weft::either(weft_p6_1, (WEFT_OPEN(weft_p6_1, 21, 0), T::make(1))))), ::weft::leave(weft_p6_0)); }
    virtual int draw() { ::weft::point weft_p7_0, weft_p7_1; return (WEFT_HOLD(weft_p7_0, 22, 1), weigh(::weft::until(weft_p7_0, ::weft::ready_either(weft_p7_0, ::weft::either(weft_p7_1, (WEFT_OPEN(weft_p7_1, 23, 0), T::make(2))))).weft_it())); }
};
int use(int n)
{ ::weft::guarded weft_p8_0, weft_p8_1, weft_p8_2, weft_p8_3, weft_p8_4, weft_p8_5, weft_p8_6;
    return ::weft::value(weft_p8_0, (WEFT_OPEN_GUARDED(weft_p8_0, 24, 0), numbers<makes<int>>(n))) + ::weft::value(weft_p8_1, (WEFT_OPEN_GUARDED(weft_p8_1, 25, 0), numbers<makes<view>>(n))) + ::weft::value(weft_p8_2, (WEFT_OPEN_GUARDED(weft_p8_2, 26, 0), objects<makes<text>>(n))) + ::weft::value(weft_p8_3, (WEFT_OPEN_GUARDED(weft_p8_3, 27, 0), different<makes<view>>(n))) + ::weft::value(weft_p8_4, (WEFT_OPEN_GUARDED(weft_p8_4, 28, 0), different<makes<text>>(n))) + ::weft::value(weft_p8_5, (WEFT_OPEN_GUARDED(weft_p8_5, 29, 0), whole<makes<int>>(n))) +
           ::weft::value(weft_p8_6, (WEFT_OPEN_GUARDED(weft_p8_6, 30, 0), all(n, 2)));
}

/* Candidates that a using-declaration names; a conversion for which a temporary is made, to which the object may refer. */
namespace other {
inline text copy(const text &t) { return t; }
inline text copy(int n) { ::weft::point weft_p9_0; return (WEFT_HOLD(weft_p9_0, 31, 0), text(n)); }
text declared(const text &t);
}
template <class T> int through_using(T t)
{ ::weft::point weft_p10_0, weft_p10_1, weft_p10_2, weft_p10_3;
    using other::copy;
    using other::declared;
    return ::weft::either(weft_p10_0, (WEFT_OPEN(weft_p10_0, 32, 0), weigh(copy(t.part)))) + ::weft::value(weft_p10_1, (WEFT_OPEN(weft_p10_1, 33, 1), weigh(__extension__({ ::weft::made weft_g33_1779(weft_p10_1); __extension__({ (WEFT_HOLD(weft_p10_2, 34, 0), other::copy(3)); }); })))) + ::weft::either(weft_p10_3, (WEFT_OPEN(weft_p10_3, 35, 0), weigh(declared(t.part))));
}

text operator+(const char *a, const text &b);
text operator+(const text &a, const text &b);
template <class T> int sum_of_texts(T t)
{ ::weft::point weft_p11_0;
    using other::declared;
    return (WEFT_HOLD(weft_p11_0, 36, 0), weigh("text" + declared(t.part) + declared(t.rest)));
}

// Instances that no call names: functions that are called through a base, and destructors.
struct owner {
    owner(int n);
    owner(const owner &other);
    ~owner();
};
template <class T> struct shape {
    T value();
    virtual void draw() { ::weft::point weft_p12_0, weft_p12_1; (WEFT_OPEN(weft_p12_0, 37, 1), weigh(::weft::ready(weft_p12_0, __extension__({ WEFT_OBJECT(decltype(value())); (WEFT_HOLD(weft_p12_1, 38, 0), value()); }))), ::weft::leave(weft_p12_0)); }
    virtual ~shape() { ::weft::point weft_p13_0, weft_p13_1; (WEFT_OPEN(weft_p13_0, 39, 1), weigh(::weft::ready(weft_p13_0, __extension__({ WEFT_OBJECT(decltype(value())); (WEFT_HOLD(weft_p13_1, 40, 0), value()); }))), ::weft::leave(weft_p13_0)); }
};
int weigh(const owner &o);
void unnamed()
{
    shape<owner> one;
    shape<int> two;
}
static const weft_site weft_sites[] = {
    { "weigh", "input.cpp", "numbers", 21, 21, 48, 5, 0, 0 },
    { "M::make", "input.cpp", "numbers", 21, 21, 54, 6, 0, 0 },
    { "weigh", "input.cpp", "numbers", 21, 21, 68, 5, 0, 0 },
    { "M::refer", "input.cpp", "numbers", 21, 21, 74, 6, 0, 0 },
    { "weigh", "input.cpp", "objects", 22, 22, 48, 4, 0, 1 },
    { "M::make", "input.cpp", "objects", 22, 22, 54, 5, 0, 0 },
    { "weigh", "input.cpp", "different", 23, 23, 50, 5, 0, 1 },
    { "M::make", "input.cpp", "different", 23, 23, 56, 6, 0, 0 },
    { "size", "input.cpp", "different", 23, 23, 70, 5, 0, 0 },
    { "M::make", "input.cpp", "different", 23, 23, 70, 7, 0, 0 },
    { "M::make", "input.cpp", "whole", 24, 24, 53, 5, 0, 0 },
    { "weigh", "input.cpp", "all", 25, 25, 51, 4, 0, 0 },
    { "forward", "input.cpp", "all", 25, 25, 57, 5, 0, 0 },
    { "weigh", "input.cpp", "nobody", 26, 26, 45, 7, 0, 0 },
    { "size", "input.cpp", "nobody", 26, 26, 51, 8, 0, 0 },
    { "weigh", "input.cpp", "nobody", 26, 26, 63, 7, 0, 0 },
    { "T", "input.cpp", "nobody", 26, 26, 69, 8, 0, 0 },
    { "weigh", "input.cpp", "nobody", 26, 26, 77, 6, 0, 1 },
    { "weigh", "input.cpp", "nobody", 26, 26, 94, 5, 0, 0 },
    { "forward", "input.cpp", "nobody", 26, 26, 100, 6, 0, 0 },
    { "weigh", "input.cpp", "unseen::~unseen", 28, 28, 25, 4, 0, 0 },
    { "T::make", "input.cpp", "unseen::~unseen", 28, 28, 31, 5, 0, 0 },
    { "weigh", "input.cpp", "unseen::draw", 29, 29, 33, 5, 0, 0 },
    { "T::make", "input.cpp", "unseen::draw", 29, 29, 39, 6, 0, 0 },
    { "numbers", "input.cpp", "use", 33, 33, 12, 10, 0, 0 },
    { "numbers", "input.cpp", "use", 33, 33, 37, 10, 0, 0 },
    { "objects", "input.cpp", "use", 33, 33, 63, 9, 0, 0 },
    { "different", "input.cpp", "use", 33, 33, 89, 8, 0, 0 },
    { "different", "input.cpp", "use", 33, 33, 117, 7, 0, 0 },
    { "whole", "input.cpp", "use", 33, 33, 145, 6, 0, 0 },
    { "all", "input.cpp", "use", 34, 34, 12, 5, 0, 0 },
    { "text::text", "input.cpp", "other::copy", 40, 40, 34, 6, 0, 0 },
    { "weigh", "input.cpp", "through_using", 47, 47, 12, 6, 0, 1 },
    { "weigh", "input.cpp", "through_using", 47, 47, 34, 6, 0, 0 },
    { "other::copy", "input.cpp", "through_using", 47, 47, 40, 7, 0, 0 },
    { "weigh", "input.cpp", "through_using", 47, 47, 58, 5, 0, 1 },
    { "weigh", "input.cpp", "sum_of_texts", 55, 55, 12, 4, 0, 1 },
    { "weigh", "input.cpp", "shape::draw", 66, 66, 27, 4, 0, 0 },
    { "shape::value", "input.cpp", "shape::draw", 66, 66, 33, 5, 0, 0 },
    { "weigh", "input.cpp", "shape::~shape", 67, 67, 24, 4, 0, 0 },
    { "shape::value", "input.cpp", "shape::~shape", 67, 67, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(41)
