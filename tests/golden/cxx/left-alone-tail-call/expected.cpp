#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
/* Recursion in tail position, which the compiler makes a jump: functions, methods, templates. */
int plain(int);

struct parser {
    int depth;
    int list(const char *text)
    {
        return *text == '(' ? element(text + 1) : depth;
    }
    int element(const char *text)
    { ::weft::point weft_p0_0;
        if (*text == ')')
            return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), plain(depth)));
        return this->list(text + 1);
    }
};

namespace ns
{
void down(int n)
{ ::weft::point weft_p1_0;
    if (n)
        down(n - ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), plain(1))));
}
} // namespace ns

int sum(int n, int so_far)
{ ::weft::point weft_p2_0;
    return n ? sum(n - 1, so_far + ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 2, 0), plain(n)))) : so_far;
}

int product(int n)
{ ::weft::point weft_p3_0;
    return n ? n * ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 3, 0), product(n - 1))) : 1;
}
static const weft_site weft_sites[] = {
    { "plain", "input.cpp", "parser::element", 13, 13, 20, 6, 0, 0 },
    { "plain", "input.cpp", "ns::down", 23, 23, 18, 7, 0, 0 },
    { "plain", "input.cpp", "sum", 29, 29, 36, 7, 0, 0 },
    { "product", "input.cpp", "product", 34, 34, 20, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4)
