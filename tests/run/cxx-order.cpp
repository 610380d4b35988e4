/* std: c++11 c++20 */
// The order of evaluation that the language gives, or leaves to the compiler: operands, chains, lists, assignments, short cuts, commas; and where
// temporaries end in it.
#include "log.hpp"

#include <iostream>
#include <map>
#include <string>
#include <vector>

struct tracked {
    int n;
    object o;
    tracked(int n) : n(n), o(n) {}
    tracked &then(int m) { return std::printf("%d then %d\n", n, m), *this; }
    tracked next(const object &m) const { return std::printf("%d next %d\n", n, m.value), tracked(n + m.value); }
    tracked &operator<<(int m) { return std::printf("%d << %d\n", n, m), *this; }
    tracked &operator<<(const object &m) { return std::printf("%d << object %d\n", n, m.id), *this; }
    tracked &operator=(const object &m) { return std::printf("%d = object %d\n", n, m.id), *this; }
    tracked &operator+=(int m) { return n += m, *this; }
    int &operator[](int) { return n; }
    int operator()(int a, int b) { return a - b + n; }
};
static tracked first(1);
static tracked &place(int n)
{
    say(n);
    return first;
}
static tracked made(int n) { return tracked(say(n)); }
static int &slot(int n)
{
    static int slots[100];
    return slots[say(n)];
}
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
static int objects(const object &a, object b, object &&c) { return a.value * 100 + b.value * 10 + c.value; }
static int (*function(int n))(int, int, int) { return say(n), three; }
static int global = 3;
static int bump(int n) { return global += n; }
static bool yes(int n) { return say(n), true; }
static bool no(int n) { return say(n), false; }

struct moving {
    int rows[3] = { 0 }, *to = rows, index = 0;
    moving *self = this, *other = nullptr;
    int move(int n) { return to++, index++, std::swap(self, other), n; }
    int *current() { return to; }
    int &front() const { return *to; }
    static int change(int &n) { return n++, say(n); }
    void show() { std::printf("%d %d %d\n", rows[0], rows[1], rows[2]), to = rows, index = 0, self = this, other = this; }
    void all()
    {
        *to = move(say(1)), show();
        rows[index] = move(2), show();
        to[index] = (say(3), move(4)), show();
        self->rows[1] = move(say(5)), show();
        this->rows[0] = move(6), show();
        *to = static_cast<long>(move(7)), show();
        *to = move(8) + 1, show();
        *(to + 1) = say(0) ? move(9) : move(10), show();
        *to++ = *to = move(11), show();
        if ((*to = move(12)) == 12)
            show();
        *to += move(13), show();
        *to++ = move(14), show();
        rows[index++] = move(say(15)), show();
        *current() = static_cast<short>(move(16)), show();
        front() = move(17), show();
        std::forward<int &>(*to) = move(18), show();
        current()[index] = move(19) + 1, show();
    }
};
template <class T> static T moved(T *&to, T n) { return to++, n; }
template <class T> struct holder {
    T held = 0, other = 0, *there = &held;
    T set(T n) { return there = &other, n; }
    T all(T n)
    {
        holder other, *self = &other;
        held = set(n);
        this->held = other.set(n);
        other.held = other.set(n);
        self->held = other.set(n);
        there = &held;
        *there = set(n);
        return held * 10 + this->other;
    }
};
template <class T> static T assigned(T *&to, T n)
{
    *to = moved(to, n);
    to[0] = moved(to, n) + 1;
    return *to = moved(to, n);
}

int main()
{
    part("operands");
    std::printf("%d %d\n", three(say(1), say(2), say(3)), objects(make(4), make(5), make(6)));
    std::printf("%d %d\n", function(7)(say(8), say(9), 0), three(bump(1), global, bump(2)));
    std::printf("%d %d %d\n", say(1) + say(2) * say(3), say(4) - (say(5) - say(6)), bump(1) + global * bump(1));
    part("chains");
    place(1).then(say(2)).then(say(3)).then(made(4).n);
    made(1).next(make(2)).next(make(3)).then(say(4));
    (place(5) << say(6) << make(7)) << say(8);
    std::cout << say(9) << ' ' << bump(1) << ' ' << global << std::endl;
    std::printf("%d\n", place(1)(say(2), say(3)) + made(4)(say(5), say(6)));
    part("assignments");
    slot(1) = say(2);
    slot(say(3)) = slot(4) = say(5);
    slot(6) += say(7);
    place(8) = make(9);
    place(10) += say(11);
    place(12)[say(13)] = say(14);
    std::map<int, int> map;
    map[say(1)] = static_cast<int>(map.size());
    map[say(2)] = map[say(1)] = say(3);
    std::printf("%d %d\n", map[1], map[2]);
    int i = say(0), a[3] = { 1, 2, 3 };
    a[i++] = say(i);
    i = a[say(1)] = i + say(5);
    std::printf("%d %d %d\n", a[0], a[1], i);
    part("places that the right side changes");
    moving m;
    m.all();
    std::map<int, std::size_t> sizes;
    for (int k = 0; k < 3; k++)
        sizes[k] = sizes.size();
    int local = 0, row3[4] = { 0 }, *at = row3;
    int &same = local;
    auto moves = [&at](int n) { return at++, n; };
    *at = moves(say(1));
    long longs[4] = { 0 }, *longer = longs;
    assigned(longer, 5L);
    std::printf("%ld %d\n", holder<long>().all(6), holder<int>().all(7));
    std::printf("%ld %ld %ld\n", longs[0], longs[1], longs[2]);
    row3[local] = moving::change(same);
    *at++ = say(3);
    std::printf("%d %d %d %d %zu %zu\n", row3[0], row3[1], row3[2], local, sizes[0], sizes[2]);
    part("lists");
    std::vector<int> list{ say(1), say(2), bump(1), global };
    const int row[] = { say(3), say(4) };
    std::pair<object, object> p{ make(5), make(6) };
    tracked t{ say(row[0]) };
    std::printf("%d %d %d\n", list[3], p.second.value, t.n);
    part("short cuts");
    std::printf("%d %d %d %d\n", yes(1) && no(2) && yes(3), no(4) || yes(5) || no(6), yes(7) ? say(8) : say(9), (say(10), say(11)));
    const object &chosen = no(12) ? make(13) : (say(14), make(15));
    (yes(16) ? slot(17) : slot(18)) = yes(19) && make(20).get() > 0 ? make(21).value : made(22).n;
    if (no(23) || (yes(24) && made(25).n == 25))
        say(26);
    part("ends");
    std::printf("%d\n", made(1).n + (made(2).n, made(3).n) + made(4).next(made(5).o).n);
    for (int k = made(6).n; k < made(8).n; k += made(1).n)
        say(k);
    for (int n : std::vector<int>{ say(1), made(2).n })
        say(n);
    switch (made(3).n) {
    case 3:
        made(4);
    }
    while (made(5).n != 5)
        ;
    std::string s = std::string("a") + std::to_string(made(6).n) + (yes(7) ? "b" : std::string("c"));
    std::printf("%s\n", s.c_str());
    return chosen.value == 15 ? 0 : 1;
}
