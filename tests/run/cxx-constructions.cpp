/* std: c++11 c++20 */
// Objects made in every way: expressions, declarations, members, bases, delegation, new in its forms, lists, aggregates; and ended in every way.
#include "log.hpp"

#include <initializer_list>
#include <memory>
#include <new>
#include <string>
#include <vector>

struct listed { // prefers a list
    int n;
    listed(int a, int b) : n(a + b) { std::printf("listed %d, %d\n", a, b); }
    listed(std::initializer_list<int> list) : n(0)
    {
        for (int i : list)
            n += i;
        std::printf("listed of %zu\n", list.size());
    }
};
struct plain { // an aggregate
    int a;
    object o;
    int rest[2];
};
struct base {
    object first;
    explicit base(int n) : first(say(n)) {}
    base(object o, int n) : first(o), second(make(n)) {}
    base(const base &) = default;
    virtual ~base() { std::printf("base ends\n"); }
    object second = make(say(99));

protected:
    base() : base(say(7)) {}
};
struct derived : base {
    object third, fourth{ say(4), say(5) };
    const int &number;
    int rows[2];
    using base::base;
    derived() : base(make(1), say(2)), third(make(3)), number(third.value), rows{ say(6), say(7) } {}
    derived(int a, int b) : derived() { rows[0] = say(a) + say(b); }
    ~derived() override { third.get(); }
};
struct inheriting : base {
    using base::base;
};
struct handled {
    object o;
    handled(int n) try : o(n ? make(n) : throw make(say(8))) {
        say(n);
    } catch (object &caught) {
        std::printf("handled %d\n", caught.value);
    }
};
struct counted { // with allocation functions of its own
    int n;
    explicit counted(int n) : n(n)
    {
        if (n < 0)
            throw n;
    }
    static void *operator new(std::size_t size)
    {
        std::printf("counted new %zu\n", size);
        return ::operator new(size);
    }
    static void *operator new(std::size_t size, const char *tag)
    {
        std::printf("counted new %s\n", tag);
        return ::operator new(size);
    }
    static void operator delete(void *p)
    {
        std::printf("counted delete\n");
        ::operator delete(p);
    }
    static void operator delete(void *p, const char *tag)
    {
        std::printf("counted delete %s\n", tag);
        ::operator delete(p);
    }
};
static const char *tag(int n) { return say(n), "tag"; }
template <class T, class... A> static T *build(A &&...a) { return new T(std::forward<A>(a)...); }
template <class T> static T built(int n) { return T(n); }
template <class T> static T listed_of(int n) { return T{ n, say(n) }; }

int main()
{
    part("expressions");
    object(say(1)).get(), object{ say(2) }.get(), object(say(1), say(2)).get(), object().get();
    std::printf("%d %d %d\n", listed(say(1), say(2)).n, listed{ say(3), say(4) }.n, listed({ say(5) }).n);
    std::printf("%d %s\n", int(say(6)), std::string(static_cast<std::size_t>(say(2)), 'x').c_str());

    part("declarations");
    object a(say(1)), b{ say(2) }, c = object(say(3)), d(say(4), say(5)), e = { say(6), say(7) };
    object f(make(8)), g = make(9), h{ make(10) }, i((a)), j;
    listed k(say(1), say(2)), l{ say(3), say(4) };
    plain m = { say(1), make(2), { say(3) } }, n{ say(4), object(5), {} };
    auto o = plain{ say(6), make(7), { say(8), say(9) } };
    std::vector<object> p{ make(1), make(2) }, q(static_cast<std::size_t>(say(2))), r(p);
    object array[3] = { make(1), object(2) }, nested[2][1] = { { make(3) }, { make(4) } };
    static object once(make(11));
    const object &bound{ make(12) };
    std::printf("%d %d %d %zu %d\n", k.n + l.n, m.rest[0] + n.a, o.rest[1], q.size() + r.size(), array[0].value + nested[1][0].value + once.value + bound.value);
#if __cplusplus >= 202002L
    plain designated{ .a = say(1), .o = make(2), .rest = { say(3), say(4) } };
    struct only {
        int a;
        object o;
    } paren{ say(5), make(6) };
    std::printf("%d %d\n", designated.rest[1], paren.o.value);
#endif

    part("members and bases");
    {
        derived x;
        derived y(say(1), say(2));
        inheriting z(make(3), say(4));
        derived copy(y);
        std::printf("%d %d\n", x.number, z.second.value + copy.rows[0]);
    }
    try {
        handled fine(say(1));
        handled not_fine(say(0));
    } catch (const object &caught) {
        std::printf("caught %d\n", caught.value);
    }

    part("new and delete");
    object *s = new object(say(1)), *t = new object(make(2)), *u = new object{ say(3), say(4) }, *v = new object, *w = new object[2]{ make(5), object(6) };
    delete s, delete t, delete u, delete v;
    delete[] w;
    int *numbers = new int[static_cast<std::size_t>(say(3))]{ say(1), say(2) };
    std::printf("%d\n", numbers[0] + numbers[2]);
    delete[] numbers;
    alignas(object) unsigned char room[sizeof(object)];
    object *placed = new (room) object(make(7));
    placed->get();
    placed->~object();
    delete new counted(say(1));
    delete new (tag(2)) counted(say(3));
    try {
        new (tag(4)) counted(say(-1));
    } catch (int thrown) {
        std::printf("thrown %d\n", thrown);
    }
    object *none = new (std::nothrow) object(say(8));
    delete none;
    std::unique_ptr<object> x(build<object>(say(1))), y(build<object>(make(2))), z(build<object>(say(3), say(4)));
    std::unique_ptr<object[]> many(new object[2]);
    std::shared_ptr<object> shared = std::make_shared<object>(say(5));
    std::vector<object> grows;
    grows.emplace_back(say(1), say(2)), grows.push_back(make(3)), grows.insert(grows.begin(), make(4));

    part("in templates");
    built<object>(1).get(), listed_of<object>(2).get();
    std::printf("%d %ld\n", listed_of<listed>(3).n, built<long>(4));
    part("ends");
    return x->value + y->value + z->value + many[1].value + shared->value > 0 ? 0 : 1;
}
