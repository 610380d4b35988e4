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
{
    std::string s = made(n), t{s};
    plain(n, color::blue, 1, "path", nullptr);
    out(*new int(1), n, 3);
    log_it("%d %s", q[0], s.c_str());
    std::string_view v = part(name(q.push(q.push(n))));
    return texts("literal", v, s) + larger(2, q[1]);
}

struct initialised {
    int member = plain(0, color::red, 0, nullptr, nullptr);
};
