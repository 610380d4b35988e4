#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// The object behind a structured binding is made by what stands in the brackets; around those, and in them, nothing is put.
struct A { A(int); A(const A&); int n; };
struct P { A x, y; P(const P &); };
A make(int n);
int classes(P &p)
{ ::weft::point weft_p0_0;
    auto [b, c](p);
    auto [d, e]{p};
    auto [g, h] = p;
    auto [i, j](P(__extension__({ (WEFT_HOLD(weft_p0_0, 0, 0), P(p)); })));
    return b.n + c.n + d.n + e.n + g.n + h.n + i.n + j.n;
}
int arrays(A (&a)[2])
{ ::weft::point weft_p1_0;
    auto [b, c](a);
    auto [g, h] = a;
    return b.n + c.n + g.n + h.n + ::weft::same(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), make(1))).n;
}
static const weft_site weft_sites[] = {
    { "P::P", "input.cpp", "classes", 10, 10, 19, 7, 0, 0 },
    { "make", "input.cpp", "arrays", 17, 17, 36, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(2)
