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

// What is chosen when the parameters are known may take a reference, or a pointer that a 0 makes: such arguments stay as they are.
void step(int &n, char);
void step(const int &n, char);
void print(const char *text, int n);
template <class T> int count(T t)
{
    int n = 0;
    step(n, t);
    print(0, t);
    return n;
}
int counted = count('c');

// Members of the template itself have no name without its arguments; the type of a value need not be spelled.
namespace far
{
template <class T> struct table {
    struct entry {
        T value;
    };
    entry *find(int n);
    void take(entry *e, int n);
    entry *look(int n)
    {
        take(find(n), n);
        return find(n);
    }
};
} // namespace far
int looked(far::table<int> &t)
{
    return t.look(1)->value;
}
