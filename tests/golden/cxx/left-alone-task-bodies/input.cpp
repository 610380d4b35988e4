// Bodies that carry no number: pointers and references to functions, pointers to members, and calls without a body, or in a constexpr function.
struct pool {
    template <class F> void submit(F &&f);
    void post(void (*f)());
    void call(void (&f)());
};
struct object {
    void method();
};
template <class F> constexpr int constant(F f)
{
    return f();
}
void work();

void caller(pool &p)
{
    p.post(work);
    p.post([] {});
    p.call(work);
    p.submit(&object::method);
    p.submit(1);
}

constexpr int folded()
{
    return constant([] { return 1; });
}
