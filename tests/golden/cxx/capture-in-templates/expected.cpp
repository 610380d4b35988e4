#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[10]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// With captured values too, calls in templates give what they give in the instances of the unit: an object stays where it is.
struct text {
    int length;
    text(int n);
    text(const text &other);
    ~text();
};
template <class T> struct list {
    T last;
    text set(const T &value);
    T get(int n);
};
void put(text t);
int read(int n);
int read(bool b);

template <class T> void fill(list<T> &l, T value)
{ ::weft::detailed weft_d0_0, weft_d0_1;
    (WEFT_OPEN_DETAILED(weft_d0_0, 0, 0, 0), put(__extension__({ WEFT_OBJECT(decltype(l.set(value))); (WEFT_HOLD_DETAILED(weft_d0_1, 1, 0, 1), l.set(value)); })), ::weft::leave(weft_d0_0));
    (WEFT_OPEN_DETAILED(weft_d0_0, 2, 0, 2), l.set(value), ::weft::leave(weft_d0_0));
    (WEFT_OPEN_DETAILED(weft_d0_0, 3, 1, 3), read(::weft::ready_either(weft_d0_0, ::weft::either(weft_d0_1, (WEFT_OPEN_DETAILED(weft_d0_1, 4, 0, 4), l.get(1))))), ::weft::leave(weft_d0_0));
}

void caller(list<int> &numbers, list<bool> &flags)
{
    fill(numbers, 1);
    fill(flags, true);
}

// What is chosen when the parameters are known may take a reference, or a pointer that a 0 makes: such arguments stay as they are.
void step(int &n, char);
void step(const int &n, char);
void print(const char *text, int n);
template <class T> int count(T t)
{ ::weft::detailed weft_d1_0;
    int n = 0;
    (WEFT_OPEN_DETAILED(weft_d1_0, 5, 0, 5), step(n, t), ::weft::leave(weft_d1_0));
    (WEFT_OPEN_DETAILED(weft_d1_0, 6, 0, 6), print(0, t), ::weft::leave(weft_d1_0));
    return n;
}
int counted = count('c');

// Members of the template itself have no name without its arguments; the type of a value need not be spelled.
namespace far
{
template <class T> struct table {
    struct entry {
        T value;
    };
    entry *find(int n);
    void take(entry *e, int n);
    entry *look(int n)
    { ::weft::detailed weft_d2_0, weft_d2_1;
        (WEFT_OPEN_DETAILED(weft_d2_0, 7, 2, 7), take(::weft::ready_value(weft_d2_0, ::weft::result_pointer(weft_d2_1, 1, (WEFT_OPEN_DETAILED(weft_d2_1, 8, 1, 8), find(::weft::keep_int<int>(weft_d2_1, 0, n))))), ::weft::keep_int<int>(weft_d2_0, 0, n)), ::weft::leave(weft_d2_0));
        return ::weft::result_pointer(weft_d2_0, 1, (WEFT_OPEN_DETAILED(weft_d2_0, 9, 1, 9), find(::weft::keep_int<int>(weft_d2_0, 0, n))));
    }
};
} // namespace far
int looked(far::table<int> &t)
{
    return t.look(1)->value;
}
static const weft_site weft_sites[] = {
    { "put", "input.cpp", "fill", 19, 19, 5, 3, 0, 1 },
    { "set", "input.cpp", "fill", 19, 19, 9, 4, 0, 0 },
    { "set", "input.cpp", "fill", 20, 20, 5, 3, 0, 0 },
    { "read", "input.cpp", "fill", 21, 21, 5, 3, 0, 0 },
    { "get", "input.cpp", "fill", 21, 21, 10, 4, 0, 0 },
    { "step", "input.cpp", "count", 37, 37, 5, 3, 0, 0 },
    { "print", "input.cpp", "count", 38, 38, 5, 3, 0, 0 },
    { "far::table::take", "input.cpp", "far::table::look", 54, 54, 9, 5, 0, 0 },
    { "far::table::find", "input.cpp", "far::table::look", 54, 54, 14, 6, 0, 0 },
    { "far::table::find", "input.cpp", "far::table::look", 55, 55, 16, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(10)
namespace { weft_detail weft_details[10] = {
    { "", nullptr, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
