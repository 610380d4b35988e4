// Variable templates: constants stay constants, and what else is initialised by a call has one form for all instances.
struct fixed {
    int n;
    fixed(int n);
    fixed(const fixed &) = delete;
};
int global;
template <class T> struct make {
    static T from(int n) { return T(n); }
    static int kind();
    static constexpr bool is_small() { return sizeof(T) < 8; }
    template <class U> static constexpr bool is() { return sizeof(T) == sizeof(U); }
};
template <> struct make<int &> {
    static int &from(int n);
    static int kind();
};
struct sum {
    int n;
    sum(int n);
};
sum operator+(sum, sum);

template <class T> constexpr bool small = make<T>::is_small();
template <class T> inline constexpr bool quiet = make<T>::template is<char>();
template <class T> constexpr bool small<T *> = make<T>::is_small();
template <class T> const int number = make<T>::is_small(); // a constant by its value
struct traits {
    template <class T> static constexpr bool small = make<T>::is_small();
    template <class T> static inline T made = make<T>::from(1);
};

template <class T> T made = make<T>::from(make<T>::kind()); // a number, a reference, an object that cannot be moved
template <class T> T mixed = T(make<T>::kind()) + T(2);     // a call in one instance alone
template <class T> T always = T(make<T>::kind()) + T(3);    // the same in all
template <class T> T *fresh = new T(make<T>::kind());
template <class T> const auto later = [] { return make<T>::kind(); };
template <> long made<long> = make<long>::from(4);

int use()
{
    int all[] = { small<int>,  quiet<int>,   small<int *>, number<int>,  traits::small<int>, traits::made<int>, made<int>,
                  made<int &>, made<fixed>.n, mixed<int>,   mixed<sum>.n, always<sum>.n,      *fresh<int>,       (int)made<long> };
    return later<int>() + all[0];
}
