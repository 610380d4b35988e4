// All points lie in templates of which there is no instance: nothing of the unit is needed, and -Wall says so of what is not marked.
int take(int n);

template <class T> struct holder {
    int n = take(3);
    explicit holder(const T &t) : n(take(t.size())) {}
    int go(const T &t) const { return t.go(take(n)); }
};

template <class T> int weigh(const T &t)
{
    return take(t.weight());
}
