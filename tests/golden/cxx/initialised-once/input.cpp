// Initialisers that are evaluated once, and those that may be another time or not at all when the program runs.
struct Factory {
    virtual ~Factory();
    int made = 0;
};
struct Level {
    int n;
    constexpr Level(int n) : n(n) {}
};
struct Name {
    Name(int n);
    ~Name();
};
int number(int n);
constexpr int square(int n) { return n * n; }
int *enter(const char *name, int n, Factory *factory);
Level level(Level at_least);
Name name(int n);

struct Test {
    static int *const info, *const other;
    static inline int count = number(1);
};
int *const Test::info = enter("test", (number(2)), new Factory);
int *const Test::other = enter("other", square(3), new Factory);
static Level highest = level(Level(4)), *lowest = new Level(number(5));
Name first = name(6), second(number(7));
namespace {
namespace inner {
const Name &third = name(number(8));
}
} // namespace
extern "C" {
int of_c = number(9);
}

// perhaps constant, or not once
static int sum = square(10) + number(11);
static int by_closure = [](int n) { return n; }(12);
thread_local int of_thread = number(13);
template <class T> struct Instance {
    static int size;
};
template <class T> int Instance<T>::size = number(sizeof(T));
template <class T> int variable = number(14);
struct Members {
    int n = number(15);
    Members() : n(number(16)) {}
};

int use() { return Instance<int>::size + variable<int>; }
