/* Templates, inline functions and methods of a header; its macros. */
#include "box.hpp"
int caller(int x)
{
    lib::box<int> b(next(x));
    return b.get() + lib::sum(x, 1) + NEXT(b.map([](int v) { return next(v); }));
}
