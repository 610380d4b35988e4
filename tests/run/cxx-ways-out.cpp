/* std: c++11 c++20 */
/* expect: leaves 8 0 */
// Expressions that are left in the middle: throw, return and co_* in operands, exceptions from operands, receivers, constructors, conversions and
// initialisers; what had been made is ended, once, in order.
#include "log.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

static int leaves(int n)
{
    say(n);
    throw n;
}
static object leaves_object(int n) { return make(n), throw object(n), object(n); }
static int three(const object &a, object b, int c) { return a.value + b.value + c; }
struct picky {
    object o;
    picky(int n) : o(n)
    {
        if (n < 0)
            throw std::runtime_error("picky " + std::to_string(n));
    }
    operator int() const { return o.value > 5 ? throw o.value : o.value; }
    picky &call(int n) { return n < 0 ? throw std::out_of_range("call") : *this; }
    int at(const picky &p) const { return p.o.value; }
};
static int takes(picky p, int n) { return p.o.value + n; }
struct member_throws {
    object a, b;
    picky p;
    object c;
    member_throws(int n) : a(make(1)), b(make(2)), p(n), c(make(3)) {}
    ~member_throws() { std::printf("member_throws ends\n"); }
};
static int by_throw(int n) { return three(make(n), n > 2 ? throw make(n) : make(n), say(n)); }
static int recovers(int n) try {
    return leaves(n) + say(1);
} catch (int caught) {
    return say(caught) + n;
}
static int nested(int n)
{
    try {
        object o(n);
        return three(o, make(1), n ? nested(n - 1) : leaves(0));
    } catch (int caught) {
        try {
            throw;
        } catch (int again) {
            throw say(again + 1);
        }
    }
}
static int quiet(int n) noexcept
{
    try {
        return leaves(n);
    } catch (...) {
        return say(-n);
    }
}
struct ends {
    int n;
    ~ends() { say(n); }
};
template <class F> static void tried(const char *name, F f)
{
    part(name);
    try {
        std::printf("gives %d\n", f());
    } catch (int n) {
        std::printf("int %d\n", n);
    } catch (const object &o) {
        std::printf("object %d\n", o.value);
    } catch (std::exception &e) {
        std::printf("exception %s\n", e.what());
    }
}

int main()
{
    tried("operand", [] { return three(make(1), make(2), leaves(3)); });
    tried("first operand", [] { return three(leaves_object(1), make(2), say(3)); });
    tried("throw in an operand", [] { return by_throw(2) + by_throw(3); });
    tried("conversion", [] { return takes(1, say(2)) + takes(-1, say(3)); });
    tried("conversion function", [] { return say(picky(5)) + say(picky(6)); });
    tried("receiver", [] { return picky(1).call(2).call(-3).at(4); });
    tried("argument of a method", [] { return picky(1).call(say(2)).at(-3); });
    tried("constructor", [] { return member_throws(-1).c.value; });
    tried("constructor of new", [] { return std::unique_ptr<member_throws>(new member_throws(say(-2)))->c.value; });
    tried("array", [] {
        picky list[3] = { say(1), say(2), say(-3) };
        return list[0].o.value;
    });
    tried("list", [] { return static_cast<int>(std::vector<picky>{ say(1), picky(say(-2)) }.size()); });
    tried("initialiser", [] {
        object o = make(1);
        const object &r = leaves(2) ? make(3) : make(4);
        return r.value + o.value;
    });
    tried("condition", [] {
        for (object o(1); leaves(o.get());)
            say(2);
        return 3;
    });
    tried("return", []() -> int { return make(leaves(1)).value; });
    tried("nested", [] { return nested(2); });
    tried("caught on the way", [] { return recovers(4) + quiet(5); });
    tried("destructors", [] { return ends{ 1 }.n + ends{ say(2) }.n + three(make(3), make(4), ends{ 5 }.n ? leaves(6) : 0); });
    tried("assignment", [] {
        object o(1);
        o = leaves_object(2);
        return o.value;
    });
    tried("catch by value", [] {
        try {
            throw make(say(1));
        } catch (object o) {
            return o.get() + say(2);
        }
    });
    return 0;
}
