/* Loops over ranges: what their heads read. */
struct two {
    int a;
    double b;
};
struct few {
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
void note(int &what);

int arrays(int (&list)[4], two (&pairs)[2], few *some, int (*rows)[3], int n)
{
    int sum = 0;
    for (int each : list)
        sum += each;
    for (int &each : rows[n])
        each = sum;
    for (two each : pairs)
        sum += each.a;
    for (const two &each : pairs)
        sum += each.a;
    for (auto &[a, b] : pairs)
        b = a;
    for (auto [a, b] : pairs) {
        sum += a;
        list[0] += static_cast<int>(b);
    }
    for (int each : *some) {
        note(each);
    }
    for (const long &each : rows[list[1]])
        if (each > 3)
            break;
    return sum;
}
