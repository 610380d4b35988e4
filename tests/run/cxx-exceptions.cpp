/* std: c++11 c++20 */
/* expect: deep 11 3 */
/* expect: outer 6 3 */
/* expect: guard::guard 8 */
/* expect: never 0 */
// Calls that are left by an exception, from within operands, constructors, initialisers and destructors' scopes: what began has ended.
#include <cstdio>
#include <stdexcept>
#include <string>

struct guard {
    int id;
    explicit guard(int i) : id(i) { std::printf("guard %d\n", id); }
    ~guard() { std::printf("~guard %d\n", id); }
};

int deep(int level)
{
    if (level == 0)
        throw std::runtime_error("bottom");
    return level > 90 ? level : deep(level - 1);
}

int never(int a, const guard &)
{
    return a;
}

int outer(int x)
{
    guard g(x);
    return deep(x) + 1;
}

struct member {
    guard first, second;
    explicit member(int x) : first(x), second(deep(x)) { std::puts("not reached"); }
};

int main()
{
    for (int x : {1, 91, 2, 92, 93}) {
        try {
            std::printf("%d\n", outer(x));
        } catch (const std::exception &e) {
            std::printf("caught %s\n", e.what());
        }
    }
    try {
        never(outer(0), guard(7));
    } catch (const std::exception &e) {
        std::printf("caught %s\n", e.what());
    }
    try {
        member m(1);
    } catch (const std::exception &e) {
        std::printf("caught %s\n", e.what());
    }
    try {
        throw std::string("a") + std::to_string(1);
    } catch (std::string &s) {
        std::puts(s.c_str());
    }
    return 0;
}
