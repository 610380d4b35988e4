/* C++: what is accessed under references, by casts, temporaries, heads, structured bindings, loops over ranges, lambdas. A
 * binding is used on the line of its declaration, which gcc takes for the place of each use. */
#include "truth.h"
#include <array>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/* Where one function's objects have been others of another function may be: they have one name. */
#define STACK(object) truth_object("stack", static_cast<const void *>(&(object)), sizeof(object))

namespace {
struct Two {
    int x, y;
};
struct Three {
    int a;
    double b;
    int c[3];
};
struct Copied {
    int a = 1;  // hooks: a member initialiser
    Copied() = default;  // hooks: a member initialiser
    Copied(const Copied &from)
    {  // hooks: a member initialiser
        a = from.a;  // hooks: of an object that has no name here
    }
};
struct Few {
    int held[3];
    int *begin()
    {
        return held;
    }
    int *end()
    {
        return held + 3;
    }
};
int v[16], w[4][2], total;
Two pairs[4];
Three threes[3];
Few few;
std::vector<int> list(5, 1);
std::array<int, 3> fixed;
std::map<int, int> tree;
std::vector<bool> bits(3);
std::vector<Copied> copies(2);
std::pair<int, double> both;
const char *names[2] = {"a", "b"};

void casts(int i)
{
    static_cast<int &>(v[i]) = 3;
    v[1] = static_cast<int &>(v[2]);
    v[4] = (int &)v[5];
    v[4] = const_cast<const int &>(v[5]);
    v[6] = static_cast<int>(reinterpret_cast<unsigned &>(v[7]));
    v[6] = static_cast<int &&>(v[7]);
    v[0] = const_cast<const Two &>(pairs[1]).x;
    static_cast<volatile int &>(v[8]);
    const int &sum = v[1] + 1;
    STACK(sum);
    v[8] = sum;
    const double &wide = v[2];
    STACK(wide);
    v[8] = static_cast<int>(wide);
}

void heads(int i)
{
    if (int &y = v[i]; y > 3)
        v[4] = y;
    if (int &y = v[i])
        v[4] = y;
    if (int n = v[i]; n > 3)
        v[4] = n;
    else if (const int k = v[1])
        v[2] = k;
    if (int kept = v[5]; kept > 1) {  // hooks(clang): its address is known
        STACK(kept);
    }
    switch (int &y = v[i]; y) {
    case 3:
        y = 1;
    }
    switch (int n = v[i]; n + v[2]) {
    case 2:
        v[2] = n;
    }
    switch (int n = v[i]) {
    case 1:
        v[2] = n;
    }
    int left = 3;
    while (int n = left-- > 0 ? v[3] : 0)
        v[2] += n;
    for (left = 2; int n = left * v[9]; left--)
        v[2] += n;
}

void bindings(int i)
{
    { auto &[c, e] = pairs[i]; c = v[2] + e; e++; }
    { auto [a, b] = pairs[i]; v[1] = a; b = 3; }
    { const auto &[m, n, o] = threes[1]; v[4] = m; v[5] = o[1]; v[6] = o[i]; v[2] = static_cast<int>(n); }
    { auto &[g, h] = w[i]; g = h; }
    { auto [g, h] = w[i]; v[1] = g + h; }  // hooks(clang): copies element by element
    { auto &[g, h] = both; g = static_cast<int>(h); }
    { auto [g, h] = std::tie(v[1], v[2]); g = h; }
    if (auto &[c, e] = pairs[i]; c < e) c = e;
}

void ranges()
{
    for (int x : v)
        total += x;
    for (int &x : v)
        x = 2;
    for (Two p : pairs)
        total += p.y;
    for (auto &[a, b] : pairs) a = b;
    for (auto [a, b] : pairs) total += a + b;
    for (auto &row : w)
        for (int &x : row)
            x += 1;
    for (int x : list)
        total += x;
    for (int &x : list)
        x = 3;
    for (long x : fixed)
        total += static_cast<int>(x);
    for (const auto &[key, value] : tree)
        total += 1;
    for (bool bit : bits)
        total += bit;
    for (auto &&bit : bits)
        bit = true;
    for (Copied one : copies)
        total += 1;
    for (std::string name : names)
        total += 1;
    for (int x : few)
        total += x;
    const std::vector<int> *where = &list;
    for (int x : *where)
        total += x;
    for (int x : list)
        for (int y : fixed)
            if (x < y)
                v[1] = y;
            else
                v[2] = x;
}

int apply(const std::function<int(int)> &what)
{
    return what(2);
}

void lambdas()
{
    int local = 3;
    STACK(local);
    auto add = [&](int n) {
        local += n;
        v[n] = local;
    };
    add(2);
    auto reads = [&q = v[3]] { return q; };  // hooks(gcc): the pointer in the closure, where another object was
    v[1] = reads();
    [&] { v[2] = 2; }();
    v[4] = apply([&](int n) -> int {
        if (n > 1)
            v[n]++;
        return v[n + 1];
    });
    auto where = [](int n) -> int & { return v[n]; };
    where(3) = 4;
    auto outer = [&] {
        for (int i = 0; i < 4; i++)
            v[i] = v[i + 4];
        auto inner = [&](int n) { local += n + v[5]; };
        inner(2);
        for (int x : v)
            total += x;
        return local;
    };
    total = outer();
    static auto kept = [](int n) { return v[n]; };
    total = kept(3);
}
}

int main()
{
    NOTE(v), NOTE(w), NOTE(total), NOTE(pairs), NOTE(threes), NOTE(few), NOTE(fixed), NOTE(both), NOTE(names);
    truth_object("list", list.data(), list.size() * sizeof(int));
    truth_object("copies", copies.data(), copies.size() * sizeof(Copied));
    tree[1] = 2;  // hooks: memory of a container
    for (int i = 0; i < 16; i++)
        v[i] = i;
    casts(2);
    heads(3);
    bindings(1);
    ranges();
    lambdas();
    return 0;
}
