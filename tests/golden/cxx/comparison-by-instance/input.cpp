// Comparisons in templates that are rewritten in their instances: operands change places, and < is written with <=> ([over.match.oper]/3.4).
struct null_t {
    template <class E> constexpr bool operator==(const E other) const
    {
        return other == E(-1);
    }
    template <class E> constexpr int operator<=>(const E other) const
    {
        return int(other);
    }
};
inline constexpr null_t null{};
enum class entity : unsigned {};
template <class E> int check(E e)
{
    int n = 0;
    if (e != null)
        n++;
    if (null != e)
        n += 2;
    if (e == null)
        n += 4;
    if (null == e)
        n += 8;
    if (e < null)
        n += 16;
    if (null >= e)
        n += 32;
    return n;
}
template <class E> struct set {
    int check(E e)
    {
        E f = e;
        return (f != null && e == null) + (f == null);
    }
};
int use()
{
    return check(entity{ 3 }) + set<entity>().check(entity{});
}
