// Macros of a header that make a part of an expression and more beside it: they are expanded, or the call around them is left alone.
struct stream { stream &operator<<(int); };
struct number { int v; number(int n); number(const number &); int plus(int) const; };
number operator+(number, number), operator-(number, number), operator*(number, number);
int g(int);
#define LAST 1
#define PICK(x) number(2) + x
#include "edges.hpp"
int local(stream &sink, number value)
{
    LOG() << 4 << MORE(5);
    return (value * SUM()).v;
}
int last(stream &sink) { sink << g(2) << LAST; return (sink << LAST, 1); }
