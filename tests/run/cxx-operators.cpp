/* std: c++20 */
// Operators of a class's own, all of them, called by their sign and by their name, as members, friends and templates; conversions and literals.
#include "log.hpp"

#include <cstddef>
#include <iostream>
#if __cplusplus >= 202002L
#include <compare>
#endif

static int count;
struct number {
    int n;
    number(int n) : n(n) { std::printf("number %d\n", n); }
    number(const number &o) : n(o.n) { std::printf("number copies %d\n", n); }
    ~number() { std::printf("number %d ends\n", n); }
    number operator+(const number &o) const { return number(n + o.n); }
    number operator-() const { return number(-n); }
    number operator~() const { return number(~n); }
    bool operator!() const { return say(n) == 0; }
    number &operator++() { return ++n, *this; }
    number operator++(int) { return number(n++); }
    number &operator--() { return --n, *this; }
    number operator--(int) { return number(n--); }
    number &operator=(const number &o) { return std::printf("%d = %d\n", n, o.n), n = o.n, *this; }
    number &operator=(int i) { return std::printf("%d = int %d\n", n, i), n = i, *this; }
    number &operator+=(const number &o) { return n += o.n, *this; }
    number &operator<<=(int by) { return n <<= by, *this; }
    int operator()(int a, int b = 5) const { return say(a) + b + n; }
    int operator()() const { return n; }
    number &operator[](const number &i) { return std::printf("[%d]\n", i.n), *this; }
    int operator[](const char *key) const { return std::printf("[%s]\n", key), n; }
    number *operator->() { return std::printf("->\n"), this; }
    number &operator*() { return std::printf("*\n"), *this; }
    int operator->*(int number::*member) { return std::printf("->*\n"), this->*member; }
    explicit operator bool() const { return std::printf("bool\n"), n != 0; }
    explicit operator double() const { return std::printf("double\n"), n + 0.5; }
    number operator,(const number &o) const { return number(n * 10 + o.n); }
    number *operator&() { return std::printf("&\n"), this; }
    friend number operator-(const number &a, const number &b) { return number(a.n - b.n); }
    friend number operator*(number a, number b) { return number(a.n * b.n); }
    friend bool operator==(const number &a, const number &b) { return std::printf("%d == %d\n", a.n, b.n), a.n == b.n; }
    friend bool operator<(const number &a, const number &b) { return std::printf("%d < %d\n", a.n, b.n), a.n < b.n; }
    friend bool operator&&(const number &a, const number &b) { return std::printf("both\n"), a.n && b.n; }
    friend bool operator||(const number &a, const number &b) { return std::printf("either\n"), a.n || b.n; }
    friend std::ostream &operator<<(std::ostream &os, const number &o) { return os << "<" << o.n << ">"; }
};
struct pointer { // chains of ->
    number *to;
    number *operator->() const { return std::printf("pointer ->\n"), to; }
};
struct pointer_to_pointer {
    pointer p;
    pointer operator->() const { return std::printf("pointer to pointer ->\n"), p; }
};
template <class T> struct wrapped {
    T value;
    template <class U> wrapped<T> operator/(const U &o) const { return wrapped<T>{ value / T(o) }; }
};
template <class T> static wrapped<T> operator%(const wrapped<T> &a, const wrapped<T> &b) { return say(1), wrapped<T>{ a.value % b.value }; }
static number operator"" _n(unsigned long long n) { return number(static_cast<int>(n)); }
static std::size_t operator"" _length(const char *, std::size_t n) { return n + static_cast<std::size_t>(say(1)); }
static number make_number(int n) { return number(say(n)); }
static number &place(int)
{
    static number n(1);
    return n;
}
enum flags { none, one, two };
static flags operator|(flags a, flags b) { return say(3), static_cast<flags>(static_cast<int>(a) | static_cast<int>(b)); }
static flags &operator|=(flags &a, flags b) { return a = a | b; }
static flags get_flag(int n) { return static_cast<flags>(say(n)); }
template <class T> static auto add(const T &a, const T &b) -> decltype(a + b) { return a + b; }
template <class T> static T negated(T t) { return -t - !t; }
template <class T> static int called(T t, int n) { return t(n) + t[number(n)].n; }
#if __cplusplus >= 202002L
struct ordered {
    int n;
    std::strong_ordering operator<=>(const ordered &o) const { return std::printf("%d <=> %d\n", n, o.n), n <=> o.n; }
    bool operator==(const ordered &o) const { return std::printf("%d == %d\n", n, o.n), n == o.n; }
    auto operator<=>(int i) const { return say(n) <=> i; }
};
static ordered make_ordered(int n) { return ordered{ say(n) }; }
#endif

int main()
{
    part("two operands");
    number a = make_number(1) + make_number(2), b = 3 - make_number(4), c = make_number(5) * 6;
    std::printf("%d %d %d\n", a.n, b.n, (a + b - c).n);
    std::printf("%d %d\n", make_number(7) == make_number(7), make_number(8) < 9);
    std::printf("%d %d\n", make_number(1) && make_number(0), make_number(1) || make_number(0));
    number d = (make_number(1), make_number(2));
    part("one operand");
    std::printf("%d %d %d\n", (-make_number(3)).n, (~make_number(4)).n, !make_number(0));
    std::printf("%d %d %d %d\n", (++place(1)).n, place(2)++.n, (--place(3)).n, place(4)--.n);
    part("assignment");
    a = make_number(5), b = say(6), c = d = make_number(7);
    place(5) = make_number(8);
    place(6) += make_number(9) + 1;
    (place(7) <<= say(1)) += place(8);
    part("calls, subscripts and arrows");
    std::printf("%d %d %d\n", a(say(1), say(2)), make_number(3)(4), place(9)());
    std::printf("%d %d %d\n", a[make_number(1)].n, make_number(2)["key"], place(1)[2][say(3)].n);
    std::printf("%d %d %d %d\n", a->n, place(2)->operator+(make_number(3)).n, (*place(3)).n, place(4)->*&number::n);
    pointer_to_pointer chain = { { a.operator->() } };
    std::printf("%d %d\n", chain->n, chain->operator()(say(1)));
    std::printf("%d\n", (&place(5))->n);
    part("conversions");
    if (make_number(1))
        std::printf("%g\n", static_cast<double>(make_number(2)) + 0.25 * double(make_number(3)));
    std::printf("%d\n", static_cast<bool>(place(6)) ? 1 : 2);
    for (number i = make_number(2); i; --i)
        count++;
    part("by name");
    a.operator=(make_number(1)), operator-(a, make_number(2)), place(7).operator++(say(0)).operator()(), a.operator[](number(say(1)));
    part("streams and literals");
    std::cout << make_number(1) << 2_n << ' ' << "four"_length << std::endl;
    operator<<(std::cout, make_number(3)) << "\n" << std::flush;
    part("templates and enums");
    std::printf("%d %d %d\n", (wrapped<int>{ say(9) } / say(2)).value, (wrapped<int>{ 9 } % wrapped<int>{ say(4) }).value, add(make_number(1), number(2)).n);
    std::printf("%d %d\n", negated(say(3)), called(make_number(1), say(2)));
    flags f = get_flag(1) | two;
    f |= get_flag(0);
    std::printf("%d\n", f);
#if __cplusplus >= 202002L
    part("three ways");
    std::printf("%d %d %d %d\n", make_ordered(1) < make_ordered(2), make_ordered(3) != make_ordered(3), 4 >= make_ordered(5), (make_ordered(6) <=> make_ordered(7)) < 0);
#endif
    return count == 2 ? 0 : count;
}
