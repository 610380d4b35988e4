/* Accesses under references: casts, temporaries, heads with declarations, structured bindings. */
struct two {
    int a;
    double b;
};
int note(const int &what);

int casts(int *list, const int &limit, two *pair)
{
    int local = 1;
    static_cast<int &>(list[1]) = 2;
    list[2] = reinterpret_cast<unsigned &>(list[3]) > 4 ? const_cast<int &>(limit) : static_cast<int &&>(list[4]);
    list[5] = const_cast<const two &>(pair[1]).a;
    static_cast<int &>(local) += static_cast<int>(pair->b);
    const int &sum = list[6] + 1;
    const double &wide = list[7];
    return note(sum + local) + static_cast<int>(wide);
}

int heads(int *list, int n)
{
    if (int &first = list[n]; first > 3)
        first = 2;
    else if (int second = list[1])
        list[2] = second;
    if (int &third = list[3])
        third--;
    if (int kept = list[4]; note(kept) < kept)
        list[5] = kept;
    switch (int &what = list[6]; what) {
    case 1:
        what = 2;
    }
    switch (int got = note(list[7])) {
    case 1:
        list[8] = got;
    }
    while (int left = list[n]--)
        list[0] += left;
    for (; const int more = list[9];)
        list[9] = more - 1;
    for (n = 3; int less = n * list[9]; n--)
        list[0] += less;
    if constexpr (sizeof(two) > 4)
        list[10] = 1;
    return 0;
}

struct holder {
    int &what;
};

int held(holder *one)
{
    auto [what] = *one;
    return what;
}

double bindings(two *pairs, int (*rows)[2], int n)
{
    auto &[a, b] = pairs[n];
    a = 2;
    b += a;
    auto [c, d] = pairs[1];
    d = c + b;
    auto [e, f] = pairs[2];
    note(e);
    auto [g, h] = rows[n];
    auto &&[i, j] = rows[1];
    for (int k = 0; k < n; k++)
        rows[k][0] = i + j;
    return d + f + g + h;
}
