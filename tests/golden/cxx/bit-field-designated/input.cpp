// What designates a bit-field passes by value: no reference binds to it. Also what assigns to one, steps it, or has it behind a comma or as an arm.
struct S {
    unsigned bits : 5;
    unsigned whole;
};
unsigned g(unsigned);
int by_value(unsigned);
int by_reference(const unsigned &);
int plain(S v, S u)
{
    int n = by_value((v.bits = g(1))) + by_reference((v.bits = g(2)));
    n += by_reference(v.bits += g(3)) + by_reference(++(v.bits = g(4))) + by_reference(g(5) ? v.bits : u.bits);
    return n + by_reference((g(6), v.bits)) + by_reference((v.whole = g(7)));
}
template <class X> int in_template(X a)
{
    S v = { 0, 0 }, u = { 1, 0 };
    int n = by_value((v.bits = g(a))) + by_reference((v.bits = a + g(2)));
    n += by_reference(v.bits += g(a)) + by_reference(--(v.bits = g(a))) + by_reference(g(a) ? v.bits : u.bits);
    return n + by_reference((g(a), v.bits)) + by_reference((v.whole = g(a)));
}
int taken = in_template(3u);
// Only an instance knows that it is one: another may have an object there.
template <class T> int of_any(T v)
{
    return by_reference((v.bits = g(1))) + by_reference((v.whole = g(2)));
}
int of_s = of_any(S());
int in_lambda()
{
    auto take = [](auto a) { S v = { 0, 0 }; return by_reference((v.bits = g(a))); };
    return take(2u);
}
// So does what designates an element of a vector, if the callee takes a value: clang would read another one.
typedef unsigned four __attribute__((vector_size(16)));
template <class X> unsigned of_element(X a)
{
    four v = { 0 };
    return by_value((v[a & 3] = g(1))) + by_value(v[1] += g(2)) + by_value((v[2] = g(a)));
}
unsigned of_two = of_element(2u);
