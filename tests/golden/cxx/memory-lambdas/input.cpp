/* The bodies of lambdas, and what their captures read. */
struct counter {
    int count;
    int raise(int by)
    {
        auto change = [this, &by] { count += by; };
        change();
        return count;
    }
};
int table[16];

int lambdas(int *list, int n)
{
    int local = list[0];
    const int limit = 4;
    auto add = [&](int to) -> int & {
        local += list[to];
        for (int i = 0; i < limit; i++)
            table[i] = table[i + 1];
        return table[to];
    };
    add(2) = 3;
    auto copied = [local, n] { return local + n; };
    auto made = [start = list[3], &first = list[4]](int by) mutable {
        start += by;
        first = start;
        auto inner = [&](int more) { return start + more; };
        return inner(table[1]);
    };
    static auto kept = [](int at) { return table[at]; };
    auto generic = [](auto at) { return table[at]; };
    constexpr auto early = [](int at) { return at + 1; };
    static_assert(early(1) == 2);
    return copied() + made(2) + kept(3) + generic(4) + early(n);
}
