#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
/* A macro of the name of the member that it calls (PostgreSQL's walrcv_connect): the name may not be in parentheses, but what expands to
 * nothing may follow it. One without parameters stays: its name would be replaced again, whatever follows. */
struct functions {
    int (*connect)(int, int);
    int (*dot)(int);
    int first;
};
#define connect(a, b) functions->connect(a, b)
#define dot(a) functions->dot(a)
#define first made.first
#define CALL(x) call(x)
int call(int);

int caller(struct functions *functions, struct functions made, int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4;
    return  ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), functions->connect WEFT_COUNT_ON() (n, ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), functions->connect WEFT_COUNT_ON() (n, 1)))))))  +  ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), functions->dot WEFT_COUNT_ON() (::weft::ready_value(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), call(n)))))))  + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 0), call(first))) + CALL(first);
}
static const weft_site weft_sites[] = {
    { "functions::connect", "input.cpp", "caller", 16, 16, 12, 7, 0, 0 },
    { "functions::connect", "input.cpp", "caller", 16, 16, 12, 8, 0, 0 },
    { "functions::dot", "input.cpp", "caller", 16, 16, 40, 7, 0, 0 },
    { "call", "input.cpp", "caller", 16, 16, 40, 8, 0, 0 },
    { "call", "input.cpp", "caller", 16, 16, 55, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5)
