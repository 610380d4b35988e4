// Bodies that carry no number: pointers and references to functions, pointers to members,
// objects that the callee refers to, and calls without a body, or in a constexpr function.
struct pool {
    template <class F> void submit(F &&f);
    void post(void (*f)());
    void call(void (&f)());
    template <class B> void reduce(int n, B &body);
};
struct object {
    void method();
};
template <class F> constexpr int constant(F f)
{
    return f();
}
void work();

struct counter {
    int n;
    void operator()(int);
};

void caller(pool &p, counter &c)
{
    p.post(work);
    p.post([] {});
    p.call(work);
    p.submit(&object::method);
    p.submit(1);
    p.reduce(1, c);
}

constexpr int folded()
{
    return constant([] { return 1; });
}
