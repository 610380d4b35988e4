#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// g++ evaluates the place on the left in front of the call on the right: where the call can change the place, or the place has effects, nothing is put
// around the call. Where it cannot, the form is the exact one.
struct node {
    int value;
    node *next;
};
int f(int);
node *make(node *);
int &slot(int);
struct list {
    node *head;
    int rows[4], n;
    int size();
    void fill(node *local, int *p, int i)
    { ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3;
        (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), head->value = f(1), ::weft::leave(weft_p0_0));
        this->n = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), f(2)));
        rows[i] = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), f(3)));
        (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), rows[n] = f(4), ::weft::leave(weft_p0_0));
        local->value = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), f(5)));
        (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), local->next->value = f(6), ::weft::leave(weft_p0_0));
        *p++ = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), f(7)));
        ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), slot(8))) = ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 8, 0), size()));
        ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 9, 1), slot(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 10, 0), f(9))))))) = ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 11, 1), f(::weft::ready_value(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 12, 0), f(10))))))) + 1;
        if ((rows[n] = f(11)) > 0)
            local = head->next = make(local);
    }
};
void outside(node *escapes, node *&reference)
{ ::weft::point weft_p1_0;
    node **address = &escapes;
    (WEFT_OPEN(weft_p1_0, 13, 0), escapes->value = f(1), ::weft::leave(weft_p1_0));
    (WEFT_OPEN(weft_p1_0, 14, 0), reference->value = f(2), ::weft::leave(weft_p1_0));
    (WEFT_OPEN(weft_p1_0, 15, 0), (*address)->next = make(*address), ::weft::leave(weft_p1_0));
    auto changes = [&](node *own) { ::weft::point weft_p2_0; own->value = ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 16, 0), f(3))), reference->next = make(own); };
    (WEFT_OPEN(weft_p1_0, 17, 0), changes(escapes), ::weft::leave(weft_p1_0));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "list::fill", 16, 16, 23, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 17, 17, 19, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 18, 18, 19, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 19, 19, 19, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 20, 20, 24, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 21, 21, 30, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 22, 22, 16, 5, 0, 0 },
    { "slot", "input.cpp", "list::fill", 23, 23, 9, 5, 0, 0 },
    { "list::size", "input.cpp", "list::fill", 23, 23, 19, 5, 0, 0 },
    { "slot", "input.cpp", "list::fill", 24, 24, 9, 5, 0, 0 },
    { "f", "input.cpp", "list::fill", 24, 24, 14, 6, 0, 0 },
    { "f", "input.cpp", "list::fill", 24, 24, 22, 6, 0, 0 },
    { "f", "input.cpp", "list::fill", 24, 24, 24, 7, 0, 0 },
    { "f", "input.cpp", "outside", 32, 32, 22, 4, 0, 0 },
    { "f", "input.cpp", "outside", 33, 33, 24, 4, 0, 0 },
    { "make", "input.cpp", "outside", 34, 34, 24, 4, 0, 0 },
    { "f", "input.cpp", "outside", 35, 35, 50, 9, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "outside", 36, 36, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(18)
