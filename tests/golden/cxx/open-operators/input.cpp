// Operators in templates that are chosen when the parameters are known: their names, and which are calls in all instances.
struct Sum {
    int n;
    Sum(int n);
    Sum operator+(const Sum &other) const;
    bool operator<(const Sum &other) const;
    Sum &operator+=(int n);
};
struct Other {};
Other operator+(Other, Other); // without these the front end shows no call
bool operator<(Other, Other);
Other &operator+=(Other &, int);
Sum sum(int n);

template <class T> T called(T a, T b)
{
    a += 1;
    return a < b ? a + b : b + a;
}

template <class T> T mixed(T a, T b)
{
    a += 1;
    return a < b ? a + b : T(2);
}

template <class T> T built_in(T a, T b) { return a < b ? a + b : b; }

int use()
{
    called(sum(1), sum(2));
    mixed(sum(3), sum(4));
    return mixed(5, 6) + built_in(7, 8);
}
