// Objects that calls give, as operands in the pattern of an expansion or in a fold: no statement expression may hold a pack.
struct word {
    word(int n);
    word(const word &);
    ~word();
    int n;
};
word make(int n);
int take(word w, int n);
void give(word w);
template <class... T> int sum(T... ts)
{
    return (take(make(ts), 1) + ...) + (... + take(make(ts), 2)) + (take(make(0), 3) + ... + take(make(ts), 4));
}
template <class... T> void each(T... ts)
{
    (give(make(ts)), ...);
    ([&] { give(make(ts)), give(make(1)); }(), ...);
    int all[] = { take(make(ts), 1)..., take(make(2), sizeof...(ts)) };
    auto inner = [](auto... us) { return take(make(3), (take(make(us), 5) + ... + 0)); };
    inner(ts..., all[0]);
}
int main()
{
    each(1, 2);
    return sum(1, 2, 3);
}
