// The object behind a structured binding is made by what stands in the brackets; around those, and in them, nothing is put.
struct A { A(int); A(const A&); int n; };
struct P { A x, y; P(const P &); };
A make(int n);
int classes(P &p)
{
    auto [b, c](p);
    auto [d, e]{p};
    auto [g, h] = p;
    auto [i, j](P(P(p)));
    return b.n + c.n + d.n + e.n + g.n + h.n + i.n + j.n;
}
int arrays(A (&a)[2])
{
    auto [b, c](a);
    auto [g, h] = a;
    return b.n + c.n + g.n + h.n + make(1).n;
}
