#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Bounds of variable length arrays, which g++ and clang++ know, too; those of templates may be constants.
int f(int);
constexpr int twice(int n) { return 2 * n; }
struct text {
    int length() const;
};
template <class T> int generic(T x)
{ ::weft::point weft_p0_0;
    char a[::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), f(1)))], b[f(x)];
    return sizeof a + sizeof b;
}
int caller(int n, const text &t)
{ ::weft::guarded weft_p1_0, weft_p1_1;
    char copy[::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 1, 0), t.length())) + 1];
    int a[::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 2, 0), f(n)))][::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 3, 1), f(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 4, 0), f(2)))))))], b[twice(3)];
    typedef short row[::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 5, 0), f(4)))];
    auto inside = [&](int m) { ::weft::point weft_p2_0;
        row c;
        long d[::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 6, 0), f(m)))];
        return sizeof c + sizeof d;
    };
    return sizeof copy + sizeof a + sizeof b + ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 7, 0), inside(3))) + ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 8, 0), generic(5)));
}

// bounds in the operand of sizeof are evaluated before the call begins, and have no point of their own; other operands are not
int of_sizes(int n) { ::weft::point weft_p3_0, weft_p3_1, weft_p3_2; return ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 9, 1), f(::weft::ready_value(weft_p3_0, (int)sizeof(int[f(n)]))))) + ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 10, 0), f((int)sizeof(f(n))))) + ::weft::value(weft_p3_2, (WEFT_OPEN(weft_p3_2, 11, 1), f(::weft::ready_value(weft_p3_2, (int)sizeof(int[(f(n) & 7) + 2]))))); }

// g++ evaluates the object of a virtual call in a bound before the rest of it, whatever stands in front
struct shape {
    virtual int width(int) const;
    int height(int) const;
    virtual int operator+(int) const;
};
shape &get(int);
int of_objects(int n)
{ ::weft::guarded weft_p4_0, weft_p4_1, weft_p4_2, weft_p4_3;
    char a[(::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 12, 1), f(::weft::ready_value(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 13, 0), get(n))).width(::weft::value(weft_p4_2, (WEFT_OPEN_GUARDED(weft_p4_2, 14, 0), f(n)))))))) & 7) + 1], b[((::weft::same(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 15, 0), get(2))) + 3) & 7) + 1], c[(::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 16, 1), f(::weft::ready_value(weft_p4_0, ::weft::value(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 17, 2), ::weft::ready(weft_p4_1, ::weft::same(weft_p4_2, (WEFT_OPEN_GUARDED(weft_p4_2, 18, 0), get(n)))).height(::weft::ready_value(weft_p4_1, ::weft::value(weft_p4_3, (WEFT_OPEN_GUARDED(weft_p4_3, 19, 0), f(n))))))))))) & 7) + 1];
    typedef char row[(::weft::same(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 20, 0), get(n))).width(1) & 7) + 1];
    char d[(::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 21, 0), [&] { ::weft::point weft_p5_0, weft_p5_1; return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 22, 1), ::weft::ready(weft_p5_0, ::weft::same(weft_p5_1, (WEFT_OPEN(weft_p5_1, 23, 0), get(n)))).width(2))); }())) & 7) + 1];
    return sizeof a + sizeof b + sizeof c + sizeof(row) + sizeof d + ::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 24, 2), ::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 25, 0), get(n)))).width(::weft::ready_value(weft_p4_0, ::weft::value(weft_p4_2, (WEFT_OPEN_GUARDED(weft_p4_2, 26, 0), f(n)))))));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "generic", 9, 9, 12, 5, 0, 0 },
    { "text::length", "input.cpp", "caller", 14, 14, 15, 6, 0, 0 },
    { "f", "input.cpp", "caller", 15, 15, 11, 5, 0, 0 },
    { "f", "input.cpp", "caller", 15, 15, 17, 5, 0, 0 },
    { "f", "input.cpp", "caller", 15, 15, 19, 6, 0, 0 },
    { "f", "input.cpp", "caller", 16, 16, 23, 5, 0, 0 },
    { "f", "input.cpp", "caller", 19, 19, 16, 9, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "caller", 22, 22, 48, 6, 0, 0 },
    { "generic", "input.cpp", "caller", 22, 22, 60, 5, 0, 0 },
    { "f", "input.cpp", "of_sizes", 26, 26, 30, 6, 0, 0 },
    { "f", "input.cpp", "of_sizes", 26, 26, 58, 6, 0, 0 },
    { "f", "input.cpp", "of_sizes", 26, 26, 81, 5, 0, 0 },
    { "f", "input.cpp", "of_objects", 37, 37, 13, 7, 0, 0 },
    { "get", "input.cpp", "of_objects", 37, 37, 15, 10, 0, 0 },
    { "f", "input.cpp", "of_objects", 37, 37, 28, 9, 0, 0 },
    { "get", "input.cpp", "of_objects", 37, 37, 50, 8, 0, 0 },
    { "f", "input.cpp", "of_objects", 37, 37, 76, 7, 0, 0 },
    { "shape::height", "input.cpp", "of_objects", 37, 37, 78, 8, 0, 0 },
    { "get", "input.cpp", "of_objects", 37, 37, 78, 10, 0, 0 },
    { "f", "input.cpp", "of_objects", 37, 37, 92, 9, 0, 0 },
    { "get", "input.cpp", "of_objects", 38, 38, 23, 9, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "of_objects", 39, 39, 13, 7, 0, 0 },
    { "shape::width", "input.cpp", "of_objects", 39, 39, 26, 11, 0, 0 },
    { "get", "input.cpp", "of_objects", 39, 39, 26, 13, 0, 0 },
    { "shape::width", "input.cpp", "of_objects", 40, 40, 70, 5, 0, 0 },
    { "get", "input.cpp", "of_objects", 40, 40, 70, 7, 0, 0 },
    { "f", "input.cpp", "of_objects", 40, 40, 83, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(27)
