// Comparisons that are written in one way and called in another: [over.match.oper]/3.4, [lex.digraph].
namespace std {
struct strong_ordering {
    int n;
    static const strong_ordering less, equal, greater;
    friend constexpr bool operator<(strong_ordering a, int b) { return a.n < b; }
    friend constexpr bool operator>(strong_ordering a, int b) { return a.n > b; }
    friend constexpr bool operator>(int a, strong_ordering b) { return a > b.n; }
    friend constexpr bool operator>=(strong_ordering a, int b) { return a.n >= b; }
    friend constexpr strong_ordering operator<=>(int a, strong_ordering b) { return { a - b.n }; }
};
} // namespace std

struct Level {
    int n;
    std::strong_ordering operator<=>(const Level &other) const;
    std::strong_ordering operator<=>(int other) const;
    bool operator==(const Level &other) const;
    bool operator==(int other) const;
};
struct Position {
    int n;
    int operator*() const;
    Position &operator++();
    bool operator==(const Position &) const;
};
struct Range {
    Position begin() const, end() const;
};
struct Flags {
    bool operator!=(const Flags &) const;
    Flags operator|(const Flags &) const;
    Flags &operator^=(int);
};
Level level(int n);
int number(int n);

bool rewritten(Level a, Level b)
{
    bool less = a < level(number(1));
    less = level(2) >= b || !(level(3) != level(4));
    (void)(a != b);
    if (number(number(5) != level(6)))
        return a not_eq b;
    return less;
}

bool turned(Level a)
{
    if (number(1) == level(2))
        return number(3) > a;
    auto order = number(4) <=> level(5);
    return number(6) != a && order < 0;
}

template <class T> bool in_template(T a) { return a != level(1) && level(2) < a; }

int written_nowhere(Range range)
{
    int sum = in_template(level(7));
    for (int n : range) // calls operator==, for !=, too
        sum += n;
    return sum;
}

#define OTHER_THAN !=
#define BEFORE(a, b) ((a) < (b))
bool out_of_macros(Level a) { return level(1) OTHER_THAN level(2) || BEFORE(level(number(3)), a); }

Flags words(Flags a, Flags b)
{
    if (a not_eq b)
        a xor_eq number(1);
    return a bitor b;
}
