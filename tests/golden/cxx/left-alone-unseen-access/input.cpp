/* What C++ accesses by functions without a text, or in a form without an address. */
struct point {
    int x, y;
    point(int from) : x(from), y(0)
    {
    }
};
point here(1), there(2);

struct line {
    point from;
    int &length;
    line(point p, int &l) : from(p), length(l)
    {
        length = 2;
    }
};

struct range {
    int held[4];
    const int *begin() const
    {
        return held;
    }
    const int *end() const
    {
        return held + 4;
    }
};
range made();
int next();

int f(int *list)
{
    there = here;
    auto twice = [list](int i) { return list[i] * 2; };
    int *one = new int(list[1]);
    delete one;
    for (int n : made())
        list[0] += n;
    switch (list[2] = next(); list[3]) {
    case 1:
        list[4] = 2;
    }
    auto [a, b] = here;
    list[4] = a + b;
    if (list[6] < 0)
        throw list[7];
    return twice(1);
}
