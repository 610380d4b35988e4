// Each lambda's body has its own states. In templates what depends on a parameter is matched by its written name.
template <class T> int size(const T &t);
int f(int);
template <class T> struct box {
    T t;
    int count(int x) { return size(t) + f(x) + count(f(x - 1)); }
    T get() { return t.get(); }
    void clear() { t.clear(f(1)); }
};
int use(int x)
{
    auto inner = [&](int y) { return f(x) + f(y); };
    auto generic = [x](auto y) { return f(x) + y.size(); };
    struct local {
        int size() { return f(1); }
    };
    return inner(f(2)) + generic(local()) + [] { return f(3); }();
}
