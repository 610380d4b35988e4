#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Bodies that run any number of times: each run is a task of its own, and a lambda captures nothing.
template <class F> void each(int n, const F &f);
void work(int);
template <class F> struct node {
    node(int n, F f);
};
template <class F> node(int, F) -> node<F>;

void caller(int n)
{ ::weft::point weft_p0_0;
    auto closure = [n](int k) { work(n + k); };
    (WEFT_OPEN(weft_p0_0, 0, 0), each(n, [n](int k) { ::weft::task_body weft_b1(WEFT_SITE(1), ::weft_task_number()); work(n + k); }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN(weft_p0_0, 2, 1), each(n, ::weft::task_function_often(weft_p0_0, WEFT_SITE(3), work)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN(weft_p0_0, 4, 1), each(n, ::weft::task_object_often(weft_p0_0, WEFT_SITE(5), closure)), ::weft::leave(weft_p0_0));
    node declared((WEFT_HOLD(weft_p0_0, 6, 0), n), [](int k) { ::weft::task_body weft_b7(WEFT_SITE(7), ::weft_task_number()); work(k); });
}
static const weft_site weft_sites[] = {
    { "each", "input.cpp", "caller", 12, 12, 5, 3, 0, 0 },
    { "each (task)", "input.cpp", "caller", 12, 12, 5, 3, 6, 16 },
    { "each", "input.cpp", "caller", 13, 13, 5, 3, 0, 0 },
    { "each work", "input.cpp", "caller", 13, 13, 5, 3, 6, 16 },
    { "each", "input.cpp", "caller", 14, 14, 5, 3, 0, 0 },
    { "each (task)", "input.cpp", "caller", 14, 14, 5, 3, 6, 16 },
    { "node::node", "input.cpp", "caller", 15, 15, 10, 5, 0, 0 },
    { "node::node (task)", "input.cpp", "caller", 15, 15, 10, 5, 6, 16 },
};
WEFT_UNIT_DEFINE(8)
