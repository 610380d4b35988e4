#include "lib.hpp"

#define NOTE(...) (std::printf("! "), std::printf(__VA_ARGS__), std::printf("\n"))

int Base::v_call(int x) const { Frame f("v_call"); return x; }
int Base::inherited(int x) const { Frame f("inherited"); NOTE("inherited(%d)", x); return x & 7; }
T::T(int x) : v(x & 1023) { NOTE("T(%d)", x); }
T::T(int x, int y) : v((x + y) & 1023) { NOTE("T(%d, %d)", x, y); }
T::T(std::initializer_list<int> values) : v(0)
{
    for (int value : values)
        v += value & 63;
    NOTE("T{%d}", v);
}
T::T(const T &other) : v(other.v) { NOTE("copy %d", v); }
T::T(T &&other) noexcept : v(other.v) { NOTE("move %d", v); other.v = -1; }
T &T::operator=(const T &other) { v = other.v; NOTE("= %d", v); return *this; }
T &T::operator=(T &&other) noexcept { v = other.v; NOTE("= move %d", v); return *this; }
T::~T() { NOTE("~T %d", v); }
int T::v_call(int x) const { Frame f("v_call"); NOTE("v_call(%d)", x); return (x + v) & 255; }
T &T::m_add(int x) { Frame f("m_add"); v = (v + x) & 1023; NOTE("add(%d)", x); return *this; }
const T &T::m_note(int x) const { Frame f("m_note"); NOTE("note(%d)", x); return *this; }
T T::m_copy(int x) const { Frame f("m_copy"); NOTE("m_copy(%d)", x); return T(v + (x & 7)); }
int T::m_get() const { Frame f("m_get"); return v; }
int T::m_quiet(int x) const { Frame f("m_quiet"); return (v + x) & 255; }
int T::m_static(int x) { Frame f("m_static"); NOTE("static(%d)", x); return x & 255; }
const T *T::operator->() const { Frame f("operator->"); NOTE("->"); return this; }
const T &T::operator*() const { Frame f("operator*"); NOTE("*"); return *this; }
int T::operator()(int x) const { Frame f("operator()"); NOTE("(%d)", x); return (x + v) & 255; }
int T::operator[](int x) const { Frame f("operator[]"); NOTE("[%d]", x); return (x + v) & 255; }
T T::operator-() const { Frame f("operator-"); NOTE("-"); return T(-v); }
T &T::operator+=(int x) { Frame f("operator+="); NOTE("+= %d", x); v = (v + x) & 1023; return *this; }
T &T::operator++() { Frame f("operator++"); NOTE("++"); v++; return *this; }
T::operator bool() const { NOTE("bool"); return v & 1; }
T::operator int() const { NOTE("int"); return v; }
T operator+(const T &a, const T &b) { Frame f("operator+"); NOTE("%d + %d", a.v, b.v); return T(a.v + b.v); }
T operator*(const T &a, int x) { Frame f("operator*"); NOTE("%d * %d", a.v, x); return T((a.v & 31) * (x & 31)); }
const T &operator<<(const T &a, int x) { Frame f("operator<<"); NOTE("%d << %d", a.v, x); return a; }
bool operator==(const T &a, const T &b) { Frame f("operator=="); NOTE("%d == %d", a.v, b.v); return a.v == b.v; }
int operator""_e(unsigned long long x) { Frame f("operator\"\"_e"); NOTE("literal %llu", x); return int(x); }
int operator""_t(const char *text, std::size_t length) { Frame f("operator\"\"_t"); NOTE("literal %s", text); return int(length); }
int operator""_r(long double x) { Frame f("operator\"\"_r"); NOTE("literal %Lg", x); return int(x); }
int space::n_one(int x) { Frame f("n_one"); NOTE("n_one(%d)", x); return x & 255; }
int space::inner::n_two(int x, int y) { Frame f("n_two"); return (x - y) & 255; }
int space::n_found(Local local, int x) { Frame f("n_found"); NOTE("n_found(%d, %d)", local.v, x); return local.v; }
int e_throw(int x) { Frame f("e_throw"); NOTE("throw(%d)", x); if ((x & 3) == 1) throw x & 255; return x & 255; }
int e_default(int x, int y) { Frame f("e_default"); NOTE("default(%d, %d)", x, y); return (x + y) & 255; }
int e_reference(int &x) { Frame f("e_reference"); NOTE("reference(%d)", x); return ++x; }
int e_taken(T &&x) { Frame f("e_taken"); NOTE("taken(%d)", x.v); return x.v; }
void d_gone(int x) { NOTE("gone(%d)", x); }
Copied::Copied(int x) : v(x & 255) {}
Copied::Copied(const Copied &other) : v(other.v) { NOTE("copied %d", v); }
int e_copied(Copied x) { Frame f("e_copied"); NOTE("of a copy(%d)", x.v); return x.v; }
Copied p_copied(int x) { Frame f("p_copied"); return Copied(x); }
int e_by_value(T x) { Frame f("e_by_value"); NOTE("by value(%d)", x.v); return x.v; }
int e_by_reference(const T &x) { Frame f("e_by_reference"); NOTE("by reference(%d)", x.v); return x.v; }
int p_by_reference(const T &x) { Frame f("p_by_reference"); return x.v; }
T e_object(int x) { Frame f("e_object"); NOTE("object(%d)", x); return T(x); }
std::vector<int> e_vector(int x) { Frame f("e_vector"); NOTE("vector(%d)", x); return { 1, 2, x & 7 }; }
std::pair<int, int> e_pair(int x) { Frame f("e_pair"); NOTE("pair(%d)", x); return { x & 255, 3 }; }
std::unique_ptr<T> e_unique(int x) { Frame f("e_unique"); NOTE("unique(%d)", x); return std::unique_ptr<T>(new T(x)); }
std::string e_string(int x) { Frame f("e_string"); NOTE("string(%d)", x); return "string" + std::to_string(x & 255); }
int e_function(const std::function<int(int)> &g, int x) { Frame f("e_function"); NOTE("function(%d)", x); return g(x & 7); }
const T t0(11);
