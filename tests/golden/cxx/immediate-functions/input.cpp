// Calls of consteval functions are the compiler's; those of functions that ask where they are evaluated are not.
#define IMMEDIATE consteval
extern "C" int puts(const char *);
consteval int twice(int n) { return 2 * n; }
IMMEDIATE int thrice(int n) { return 3 * n; }
constexpr int either(int n)
{
    if consteval {
        return n;
    } else {
        return puts("at run time") > 0 ? n + 1 : 0;
    }
}
constexpr int later(int n)
{
    if !consteval {
        puts("later");
    }
    return n;
}
struct box {
    int n;
    static consteval int size() { return 4; }
    consteval box(int m) : n(m) {}
    constexpr int get() const { return n; }
};
int consteval_is_a_part_of_my_name(int n) { return n; }
int main()
{
    constexpr int known = either(1);
    int seen = either(2) + later(either(3)) + twice(4) + thrice(5) + box::size() + box(6).get();
    return known + seen + consteval_is_a_part_of_my_name(7) == 1 + 3 + 4 + 8 + 15 + 4 + 6 + 7 ? 0 : 1;
}
