#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// gcc warns of a class that is visible everywhere and has a field of a type that is not, unless it stands in the file that is compiled.
int take(int n);

namespace
{
struct hidden {
    int n;
};
}

class shown
{
    hidden field;

public:
    explicit shown(int n) : field { ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), take(n))) } {}
    int get() const { ::weft::point weft_p0_0; return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 1, 0), take(field.n))); }
};

int use(int n);
int use(int n)
{ ::weft::point weft_p1_0, weft_p1_1;
    return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 1), ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN(weft_p1_1, 3, 0), shown(n)))).get()));
}
static const weft_site weft_sites[] = {
    { "take", "input.cpp", "shown::shown", 16, 16, 37, 4, 0, 0 },
    { "take", "input.cpp", "shown::get", 17, 17, 30, 5, 0, 0 },
    { "shown::get", "input.cpp", "use", 23, 23, 12, 4, 0, 0 },
    { "shown::shown", "input.cpp", "use", 23, 23, 12, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4)
