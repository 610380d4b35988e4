/* std: c++23 */
/* compilers: clang++-19 */
/* expect: counter::add 17 */
/* expect: counter::self 8 */
/* expect: say 68 */
// Functions with an explicit object parameter (C++23 [dcl.fct]/6): the object is evaluated before the call, and is of the same category;
// an object that a call makes is the parameter itself where that is no reference.
#include <cstdio>
#include <memory>
#include <utility>
static int say(const char *what, int n = 0) { std::printf("%s %d\n", what, n); return n; }
struct counter {
    int n;
    explicit counter(int n) : n(n) { say("made", n); }
    counter(const counter &other) : n(other.n) { say("copied", n); }
    counter(counter &&other) noexcept : n(other.n) { other.n = -1; say("moved", n); }
    ~counter() { std::printf("gone %d\n", n); }
    counter &add(this counter &self, int more) { self.n += more; return self; }
    template <class Self> auto &&self(this Self &&self, int) { say(std::is_lvalue_reference_v<Self> ? "lvalue" : "rvalue", self.n); return std::forward<Self>(self).n; }
    int taken(this counter self) { return say("taken", self.n); }
    int read(this const counter &self, int a = 1, int b = 2) { return say("read", self.n + a + b); }
    int overloaded(this const counter &, int a) { return say("int", a); }
    int overloaded(this counter &, const char *a) { return say("text", a[0]); }
    int inside(this counter &self) { return self.add(1).read() + self.self(0); }
    int ordinary() { return add(2).read(3) + self(0) + (*this).add(1).n + this->add(1).n; }
    counter operator+(this const counter &a, int b) { return counter(a.n + b); }
    int operator()(this counter &a, int b) { return say("called", a.n + b); }
    int operator[](this counter &a, int b, int c) { return say("element", a.n + b + c); }
    operator int(this const counter &a) { return a.n; }
};
struct other { int n; };
struct some { int n; some(int n) : n(n) {} };
struct holder { int n; int with_default(this const holder &self, const some &o = 1) { return say("default", self.n + o.n); } int both(this const holder &self, const other &o) { return say("both", self.n + o.n); } int both(this const holder &self, const other &o, int k) { return say("three", self.n + o.n + k); } };
template <class T> int with_objects(T k) { holder h{ 4 }; other o{ int(k) }; return h.both(o) + h.both(o, k) + h.both(other{ 3 }, k) + h.both({ 8 }, k) + h.with_default(k); }
struct derived : counter { using counter::counter; };
static counter make(int n) { return counter(n); }
static counter *at(counter &c) { say("at"); return &c; }
template <class T> int in_template(T &t, int k) { return t.add(k).read(k) + t.template self<T &>(k) + std::move(t).self(k) + t.overloaded(k) + t.overloaded("t"); }
template <class T> int with_arguments(T k) { counter c(int(k) + 40); return c.add(k).overloaded(k) + c.self(int(k)); }
int main() {
    counter c(1);
    say("sum", c.add(say("a", 1)).add(say("b", 2)).read(say("c", 3)));
    say("both", c.self(1) + c.add(1).self(2) * c.read());
    c.self(say("assigned", 3)) = 7;
    at(c)->add(1).add(1);
    (at(c))->add(say("pointer", 1));
    auto unique = std::make_unique<counter>(20);
    say("unique", unique->add(2).read() + (*unique).self(1));
    say("taken", c.taken() + std::move(c).taken() + make(9).taken() + counter(10).taken());
    say("temporary", make(30).self(0) + make(31).read(1));
    derived d(50);
    d.add(1).inside();
    d.ordinary();
    say("template", in_template(d, 2) + with_arguments(3L));
    say("operators", (c + 2).read() + c(3) + c[1, 2] + c.operator()(4) + int(c) + c.operator+(5).n);
    auto factorial = [](this auto const &self, int n) -> int { return n < 2 ? 1 : n * self(n - 1); };
    say("factorial", factorial(5));
    say("objects", with_objects(2L));
    auto pointer = &counter::add;
    say("pointer", pointer(c, say("through", 1)).n);
    if (int n = c.add(1).n; c.read(n)) say("condition", n);
    for (int i = c.read(); i < c.add(1).n + 4; i += c.read()) say("loop", i);
    return c.add(1).n > 0 ? 0 : c.read();
}
