// Keywords that g++ has in each standard, `__constinit` and `__final`: without them clang would read the text with the macros of
// another gcc, and these constructors as functions that run.
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 10
#define CONSTINIT __constinit
#define CONSTEXPR constexpr
#define FINAL __final
#else
#define CONSTINIT
#define CONSTEXPR
#define FINAL final
#endif
struct Tag {
    explicit constexpr Tag() {}
};
constexpr int answer(int n) { return n + 1; }
struct Message FINAL {
    CONSTEXPR Message(Tag) : n(answer(41)) {}
    int n;
};
struct Default {
    CONSTEXPR Default() : instance(Tag{}) {}
    ~Default() {}
    union {
        Message instance;
    };
};
extern Default of_all;
CONSTINIT Default of_all;
int next(int n)
{
    static CONSTINIT const Message first = Message(Tag{});
    return answer(first.n + n);
}
int main() { return of_all.instance.n + next(answer(0)) == 86 ? 0 : 1; }
