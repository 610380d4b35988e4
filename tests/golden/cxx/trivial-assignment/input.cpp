// Where objects are copied as their bytes, an assignment is no call, and the order of its sides is that of g++: the left one before the call. Classes with
// an operator, a base or a member of their own that has one, and virtual functions have an assignment that is called.
struct record {
    long member[4];
};
struct derived : record {
    int more;
    ~derived() {}
};
struct counted {
    int n;
    counted &operator=(const counted &other)
    {
        n = other.n + 1;
        return *this;
    }
};
struct holder {
    counted inside;
};
struct watched {
    int n;
    virtual ~watched();
};
template <class T> struct pair {
    T first, second;
};
record make(int);
derived make_derived(int);
holder make_holder(int);
watched make_watched(int);
pair<int> make_pair(int);
pair<counted> make_counted(int);
record *to;
template <class T> void fill(T *at, int i)
{
    at[i] = T(make(i));
    at[i] = T{ make(i) };
}
int sum(pair<int> *pairs, derived *d, holder *h, watched *w, pair<counted> *c, int i)
{
    record local = make(1);
    *to = make(2);
    *to = (make(i + 3));
    local = make(4);
    to->operator=(make(5));
    *d = make_derived(6);
    *to = make_derived(7);
    *h = make_holder(8);
    *w = make_watched(9);
    pairs[i] = make_pair(10);
    c[i] = make_counted(11);
    pairs[make(12).member[0]] = make_pair(13);
    *to = local = make(14);
    fill(to, i);
    return local.member[i];
}
