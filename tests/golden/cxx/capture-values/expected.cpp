#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[13]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Values of arguments and results pass through functions of <weft/detail.hpp>, converted to what the callee takes. What a reference is bound to is
// read if it cannot be written through it; strings are read when the call begins. What would have to be copied or moved is not looked at.
#include <string>
#include <string_view>

enum class color : unsigned char { red, blue = 200 };
struct queue {
    int push(long n);
    int operator[](unsigned long i) const;
};

int plain(int n, color c, double x, const char *path, void *place);
int texts(const std::string &s, std::string_view v, std::string copy);
const std::string &name(int n);
std::string_view part(const std::string &s);
void out(int &n, const int &m, int &&k);
int log_it(const char *format, ...);
std::string made(int n);
template <class T> T larger(const T &a, const T &b) { return a < b ? b : a; }

int caller(queue &q, short n)
{ ::weft::detailed weft_d0_0, weft_d0_1, weft_d0_2, weft_d0_3;
    std::string s = made(n), t{(WEFT_HOLD_DETAILED(weft_d0_0, 0, 1, 0), ::weft::keep_text<const std::basic_string<char> &>(weft_d0_0, 0, 64, s))};
    ::weft::result_int<int>(weft_d0_0, 5, (WEFT_OPEN_DETAILED(weft_d0_0, 1, 5, 1), plain(::weft::keep_int<int>(weft_d0_0, 0, n), ::weft::keep_unsigned<color>(weft_d0_0, 1, color::blue), ::weft::keep_float<double>(weft_d0_0, 2, 1), ::weft::keep_string<const char *>(weft_d0_0, 3, 16, "path"), ::weft::keep_pointer<void *>(weft_d0_0, 4, nullptr))));
    (WEFT_OPEN_DETAILED(weft_d0_0, 2, 3, 2), out(::weft::ready(weft_d0_0, *new int(1)), ::weft::keep_int<const int &>(weft_d0_0, 0, n), ::weft::keep_int<int &&>(weft_d0_0, 1, 3)), ::weft::leave(weft_d0_0));
    ::weft::result_int<int>(weft_d0_0, 2, (WEFT_OPEN_DETAILED(weft_d0_0, 3, 2, 3), log_it("%d %s", ::weft::keep_int(weft_d0_0, 0, ::weft::result_int<int>(weft_d0_1, 1, (WEFT_OPEN_DETAILED(weft_d0_1, 4, 1, 4), q[::weft::keep_unsigned<unsigned long>(weft_d0_1, 0, 0)]))), ::weft::keep_pointer(weft_d0_0, 1, ::weft::result_pointer<const char *>(weft_d0_2, 0, (WEFT_OPEN_DETAILED(weft_d0_2, 5, 0, 5), s.c_str()))))));
    std::string_view v = ::weft::result_text<std::basic_string_view<char>>(weft_d0_0, 1, 64, (WEFT_OPEN_DETAILED(weft_d0_0, 6, 1, 6), part(::weft::keep_text<const std::basic_string<char> &>(weft_d0_0, 0, 64, ::weft::result_text<const std::basic_string<char> &>(weft_d0_1, 1, 64, (WEFT_OPEN_DETAILED(weft_d0_1, 7, 1, 7), name(::weft::keep_int<int>(weft_d0_1, 0, ::weft::result_int<int>(weft_d0_2, 1, (WEFT_OPEN_DETAILED(weft_d0_2, 8, 1, 8), q.push(::weft::keep_int<long>(weft_d0_2, 0, ::weft::result_int<int>(weft_d0_3, 1, (WEFT_OPEN_DETAILED(weft_d0_3, 9, 1, 9), q.push(::weft::keep_int<long>(weft_d0_3, 0, n))))))))))))))));
    return ::weft::result_int<int>(weft_d0_0, 2, (WEFT_OPEN_DETAILED(weft_d0_0, 10, 2, 10), texts(::weft::keep_text<const std::basic_string<char> &>(weft_d0_0, 0, 64, "literal"), ::weft::keep_view<std::basic_string_view<char>>(weft_d0_0, 1, 64, v), s))) + ::weft::result_int<int>(weft_d0_1, 2, (WEFT_OPEN_DETAILED(weft_d0_1, 11, 2, 11), larger(::weft::keep_int<const int &>(weft_d0_1, 0, 2), ::weft::keep_int<const int &>(weft_d0_1, 1, ::weft::result_int<int>(weft_d0_2, 1, (WEFT_OPEN_DETAILED(weft_d0_2, 12, 1, 12), q[::weft::keep_unsigned<unsigned long>(weft_d0_2, 0, 1)]))))));
}

struct initialised {
    int member = plain(0, color::red, 0, nullptr, nullptr);
};
static const weft_site weft_sites[] = {
    { "std::basic_string::basic_string", "input.cpp", "caller", 23, 23, 30, 5, 0, 0 },
    { "plain", "input.cpp", "caller", 24, 24, 5, 3, 0, 0 },
    { "out", "input.cpp", "caller", 25, 25, 5, 3, 0, 0 },
    { "log_it", "input.cpp", "caller", 26, 26, 5, 3, 0, 0 },
    { "queue::operator[]", "input.cpp", "caller", 26, 26, 21, 4, 0, 0 },
    { "std::basic_string::c_str", "input.cpp", "caller", 26, 26, 27, 4, 0, 0 },
    { "part", "input.cpp", "caller", 27, 27, 26, 5, 0, 0 },
    { "name", "input.cpp", "caller", 27, 27, 31, 6, 0, 0 },
    { "queue::push", "input.cpp", "caller", 27, 27, 36, 7, 0, 0 },
    { "queue::push", "input.cpp", "caller", 27, 27, 43, 8, 0, 0 },
    { "texts", "input.cpp", "caller", 28, 28, 12, 5, 0, 0 },
    { "larger", "input.cpp", "caller", 28, 28, 37, 5, 0, 0 },
    { "queue::operator[]", "input.cpp", "caller", 28, 28, 47, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(13)
static const weft_condition weft_conditions_1[] = {
    { 5, 1, 0L, 0, nullptr, 0 },
    { 1, 2, 3L, 3, nullptr, 0 },
};
namespace { weft_detail weft_details[13] = {
    { "str", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n c{red=0,blue=200} x path place return", weft_conditions_1, 2, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "m k", nullptr, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "arg1 arg2 return", nullptr, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "i return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "return", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "s return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "s v return", nullptr, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "a b return", nullptr, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "i return", nullptr, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}
