#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[6]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Parameters when the body begins, and what it returns; not what lambdas and local classes in it return. Dependent types say nothing.
#include <string>

enum class color { red, blue };

color body(int n, const std::string &s, std::string copy, const int &m, int &out)
{ WEFT_KEPT(weft_f0, 0, 1, 0); ::weft::note_int(weft_f0, 0, n); ::weft::note_text(weft_f0, 1, 64, s); ::weft::note_text(weft_f0, 2, 64, copy); ::weft::note_int(weft_f0, 3, m); weft_kept_arm(&weft_f0);
    auto f = [](int k) { return k + 1; };
    struct local { int get() { WEFT_KEPT(weft_f1, 1, 0, 1); return ::weft::returned_int<int>(weft_f1, 0, (1)); } } l;
    if (n < 0)
        return ::weft::returned_int<color>(weft_f0, 4, (color::red));
    out = f(n) + m + l.get();
    return ::weft::returned_int<color>(weft_f0, 4, (s == copy ? color::blue : color::red));
}

const std::string &chosen(bool first, const std::string &a, const std::string &b)
{ WEFT_KEPT(weft_f2, 2, 1, 2); ::weft::note_unsigned(weft_f2, 0, first); ::weft::note_text(weft_f2, 1, 64, a); ::weft::note_text(weft_f2, 2, 64, b); weft_kept_arm(&weft_f2);
    return ::weft::returned_text<const std::basic_string<char> &>(weft_f2, 3, 64, (first ? a : b));
}

template <class T> T twice(T t)
{ WEFT_KEPT(weft_f3, 3, 0, 3);
    return t + t;
}

struct thing {
    thing(int n) : member(n) { WEFT_KEPT(weft_f4, 4, 1, 4); ::weft::note_int(weft_f4, 0, n); weft_kept_arm(&weft_f4);}
    int get() const { WEFT_KEPT(weft_f5, 5, 0, 5); return ::weft::returned_int<int>(weft_f5, 0, (member)); }
    int member;
};

int braced(thing t)
{
    return {t.get()};
}
static const weft_site weft_sites[] = {
    { "body", "input.cpp", "body", 6, 14, 7, 2, 3, 0 },
    { "local::get", "input.cpp", "local::get", 9, 9, 24, 6, 3, 0 },
    { "chosen", "input.cpp", "chosen", 16, 19, 20, 2, 3, 0 },
    { "twice", "input.cpp", "twice", 21, 24, 22, 2, 3, 0 },
    { "thing::thing", "input.cpp", "thing::thing", 27, 27, 5, 3, 3, 0 },
    { "thing::get", "input.cpp", "thing::get", 28, 28, 9, 3, 3, 0 },
};
WEFT_UNIT_DEFINE(6)
namespace { weft_detail weft_details[6] = {
    { "n s copy m return{red=0,blue=1}", nullptr, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "return", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "first a b return", nullptr, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "return", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
