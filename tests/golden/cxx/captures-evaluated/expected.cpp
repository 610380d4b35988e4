#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// What is evaluated where it seems not to be: initialisers of captures, copies that a closure keeps, members that an
// aggregate initialises by itself, and the operand of typeid, if it is an object with virtual functions.
namespace std {
class type_info {
  public:
    bool operator==(const type_info &) const;
};
} // namespace std
struct text {
    text(const char *);
    text(const text &);
    ~text();
    int size() const;
};
struct shape {
    virtual int area() const;
    int side;
};
struct plain {
    int side;
};
int count(int n);
int &counter();
shape &find(int n);
plain &find_plain(int n);
bool same(const std::type_info &type);
template <typename F> int run(F f) { ::weft::point weft_p0_0; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), f())); }
template <typename F> int run_by_reference(const F &f) { ::weft::point weft_p1_0; return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), f())); }
struct options {
    int level = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 2, 0), count(1)));
    int depth;
    text name = "none";
};
struct all {
    options inner;
    int last;
};
struct itself {
    int x = itself{ 1, 2 }.y;
    int y;
};
int use(const options &o);
int use_level(int level);

int captures(text t, text u)
{ ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2;
    int n = ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 3, 1), run(__extension__({ ::weft::made weft_g3_1066(weft_p2_0); [x = ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 4, 0), count(2)))] { return x; }; }))));
    n += ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 5, 1), run(__extension__({ ::weft::made weft_g5_1110(weft_p2_0); [x = ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 6, 0), count(3))), &y = ::weft::same(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 7, 0), counter())), t] { ::weft::point weft_p3_0; return x + y + ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 8, 0), t.size())); }; }))));
    n += ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 9, 1), run(__extension__({ ::weft::made weft_g9_1188(weft_p2_0); [=] { ::weft::point weft_p4_0; return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 10, 0), t.size())); }; })))) + ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 11, 1), run(__extension__({ ::weft::made weft_g11_1220(weft_p2_1); [=, &u] { ::weft::point weft_p5_0, weft_p5_1; return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 12, 0), t.size())) + ::weft::value(weft_p5_1, (WEFT_OPEN(weft_p5_1, 13, 0), u.size())); }; })))) + ::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 14, 0), run([&] { ::weft::point weft_p6_0; return ::weft::value(weft_p6_0, (WEFT_OPEN(weft_p6_0, 15, 0), t.size())); })));
    n += ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 16, 1), run_by_reference(::weft::ready(weft_p2_0, [x(::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 17, 0), count(4)))), y{::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 18, 0), count(5)))}] { return x + y; }))));
    n += ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 19, 0), run([size = ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 20, 1), ::weft::ready(weft_p2_1, ::weft::same(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 21, 0), text("temporary")))).size()))] { return size; })));
    auto later = [x = ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 22, 0), count(6)))](int y) { ::weft::point weft_p7_0; return ::weft::value(weft_p7_0, (WEFT_OPEN(weft_p7_0, 23, 0), count(x))) + y; };
    return n + ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 24, 1), later(::weft::ready_value(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 25, 0), count(7)))))));
}
template <typename T> int of_any(T x)
{ ::weft::point weft_p8_0, weft_p8_1;
    return ::weft::either(weft_p8_0, (WEFT_OPEN(weft_p8_0, 26, 0), run([y = ::weft::either(weft_p8_1, (WEFT_OPEN(weft_p8_1, 27, 0), count(x))), x] { return y; })));
}
int of_two() { ::weft::point weft_p9_0, weft_p9_1; return ::weft::value(weft_p9_0, (WEFT_OPEN(weft_p9_0, 28, 0), of_any(1))) + ::weft::value(weft_p9_1, (WEFT_OPEN(weft_p9_1, 29, 0), of_any(2L))); }
int members()
{ ::weft::guarded weft_p10_0, weft_p10_1, weft_p10_2, weft_p10_3, weft_p10_4;
    return ::weft::value(weft_p10_0, (WEFT_OPEN_GUARDED(weft_p10_0, 30, 1), use_level(::weft::ready_value(weft_p10_0, options{}.level)))) + ::weft::value(weft_p10_1, (WEFT_OPEN_GUARDED(weft_p10_1, 31, 1), use_level(::weft::ready_value(weft_p10_1, options{ 1, 2, "given" }.depth)))) + ::weft::value(weft_p10_2, (WEFT_OPEN_GUARDED(weft_p10_2, 32, 1), use(::weft::ready(weft_p10_2, options{ 3 })))) + ::weft::value(weft_p10_3, (WEFT_OPEN_GUARDED(weft_p10_3, 33, 1), use_level(::weft::ready_value(weft_p10_3, all{ {}, 4 }.last)))) +
           ::weft::value(weft_p10_4, (WEFT_OPEN_GUARDED(weft_p10_4, 34, 1), use_level(::weft::ready_value(weft_p10_4, itself{ 3, 4 }.y))));
}
bool types(shape &s)
{ ::weft::guarded weft_p11_0, weft_p11_1, weft_p11_2, weft_p11_3, weft_p11_4, weft_p11_5;
    return ::weft::value(weft_p11_0, (WEFT_OPEN_GUARDED(weft_p11_0, 35, 1), same(::weft::ready(weft_p11_0, typeid(::weft::same(weft_p11_1, (WEFT_OPEN_GUARDED(weft_p11_1, 36, 0), find(8)))))))) && ::weft::value(weft_p11_2, (WEFT_OPEN_GUARDED(weft_p11_2, 37, 0), same(typeid(s)))) && ::weft::value(weft_p11_3, (WEFT_OPEN_GUARDED(weft_p11_3, 38, 1), same(::weft::ready(weft_p11_3, typeid(find_plain(9)))))) && ::weft::value(weft_p11_4, (WEFT_OPEN_GUARDED(weft_p11_4, 39, 1), ::weft::ready(weft_p11_4, typeid(::weft::same(weft_p11_5, (WEFT_OPEN_GUARDED(weft_p11_5, 40, 0), find(10))))) == typeid(shape)));
}
static const weft_site weft_sites[] = {
    { "*f", "input.cpp", "run", 27, 27, 45, 4, 0, 0 },
    { "*f", "input.cpp", "run_by_reference", 28, 28, 65, 4, 0, 0 },
    { "count", "input.cpp", "", 30, 30, 17, 3, 0, 0 },
    { "run", "input.cpp", "captures", 47, 47, 13, 5, 0, 0 },
    { "count", "input.cpp", "captures", 47, 47, 22, 7, 0, 0 },
    { "run", "input.cpp", "captures", 48, 48, 10, 4, 0, 0 },
    { "count", "input.cpp", "captures", 48, 48, 19, 6, 0, 0 },
    { "counter", "input.cpp", "captures", 48, 48, 34, 6, 0, 0 },
    { "text::size", "input.cpp", "captures", 48, 48, 65, 9, 0, 0 },
    { "run", "input.cpp", "captures", 49, 49, 10, 6, 0, 0 },
    { "text::size", "input.cpp", "captures", 49, 49, 27, 10, 0, 0 },
    { "run", "input.cpp", "captures", 49, 49, 42, 6, 0, 0 },
    { "text::size", "input.cpp", "captures", 49, 49, 63, 11, 0, 0 },
    { "text::size", "input.cpp", "captures", 49, 49, 74, 11, 0, 0 },
    { "run", "input.cpp", "captures", 49, 49, 89, 5, 0, 0 },
    { "text::size", "input.cpp", "captures", 49, 49, 106, 9, 0, 0 },
    { "run_by_reference", "input.cpp", "captures", 50, 50, 10, 4, 0, 0 },
    { "count", "input.cpp", "captures", 50, 50, 30, 6, 0, 0 },
    { "count", "input.cpp", "captures", 50, 50, 43, 7, 0, 0 },
    { "run", "input.cpp", "captures", 51, 51, 10, 4, 0, 1 },
    { "text::size", "input.cpp", "captures", 51, 51, 22, 6, 0, 0 },
    { "text::text", "input.cpp", "captures", 51, 51, 22, 9, 0, 0 },
    { "count", "input.cpp", "captures", 52, 52, 23, 6, 0, 0 },
    { "count", "input.cpp", "captures", 52, 52, 49, 9, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "captures", 53, 53, 16, 5, 0, 0 },
    { "count", "input.cpp", "captures", 53, 53, 22, 6, 0, 0 },
    { "run", "input.cpp", "of_any", 57, 57, 12, 4, 0, 1 },
    { "count", "input.cpp", "of_any", 57, 57, 21, 6, 0, 0 },
    { "of_any", "input.cpp", "of_two", 59, 59, 23, 5, 0, 0 },
    { "of_any", "input.cpp", "of_two", 59, 59, 35, 5, 0, 0 },
    { "use_level", "input.cpp", "members", 62, 62, 12, 8, 0, 0 },
    { "use_level", "input.cpp", "members", 62, 62, 41, 8, 0, 0 },
    { "use", "input.cpp", "members", 62, 62, 85, 7, 0, 0 },
    { "use_level", "input.cpp", "members", 62, 62, 105, 6, 0, 0 },
    { "use_level", "input.cpp", "members", 63, 63, 12, 5, 0, 0 },
    { "same", "input.cpp", "types", 67, 67, 12, 7, 0, 0 },
    { "find", "input.cpp", "types", 67, 67, 24, 9, 0, 0 },
    { "same", "input.cpp", "types", 67, 67, 37, 7, 0, 0 },
    { "same", "input.cpp", "types", 67, 67, 56, 6, 0, 0 },
    { "std::type_info::operator==", "input.cpp", "types", 67, 67, 87, 5, 0, 0 },
    { "find", "input.cpp", "types", 67, 67, 94, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(41)
