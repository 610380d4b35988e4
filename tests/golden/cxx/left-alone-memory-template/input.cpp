/* Templates have other accesses in each instance. */
template <class T> T sum(const T *list, int n)
{
    T s = 0;
    for (int i = 0; i < n; i++)
        s += list[i];
    return s;
}

template <class T> struct box {
    T held;
    T get()
    {
        return held;
    }
};

int use(const int *list)
{
    return sum(list, 3) + box<int>{ list[1] }.get();
}
