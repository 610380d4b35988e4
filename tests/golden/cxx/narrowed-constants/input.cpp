// In a braced list a constant may be narrowed and nothing else ([dcl.init.list]/7): calls whose value has to be constant for that stay as they are.
constexpr long twice(int n) { return n * 2; }
long plain(int n);
struct pair { int a; char b; };
struct counter { int v; counter(int a, long b) : v{twice(2) ? a : int(b)} {} };
int take(pair p);
int caller(int n)
{
    int z{twice(4)}, list[]{twice(1), int{twice(2)}};
    long same{twice(5)}, round(twice(6));
    double sum{twice(1) + 0.5};
    pair p = {twice(3), twice(4)};
    counter c{twice(7), twice(8)};
    return take({twice(1), 2}) + counter{twice(2), plain(n)}.v + z + list[0] + static_cast<int>(same + round + sum) + p.a + c.v;
}
