// With captured values too, calls in templates give what they give in the instances of the unit: an object stays where it is.
struct text {
    int length;
    text(int n);
    text(const text &other);
    ~text();
};
template <class T> struct list {
    T last;
    text set(const T &value);
    T get(int n);
};
void put(text t);
int read(int n);
int read(bool b);

template <class T> void fill(list<T> &l, T value)
{
    put(l.set(value));
    l.set(value);
    read(l.get(1));
}

void caller(list<int> &numbers, list<bool> &flags)
{
    fill(numbers, 1);
    fill(flags, true);
}
