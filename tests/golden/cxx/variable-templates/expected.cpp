#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(10);
#line 1 "input.cpp"
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
    template <class T> static inline T made = ::weft::either(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), make<T>::from(1)));
};

template <class T> T made = (WEFT_HOLD_KEPT(weft_s[1], 1, 1), make<T>::from(::weft::ready_either(weft_s[1], ::weft::either(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 2, 0), make<T>::kind()))))); // a number, a reference, an object that cannot be moved
template <class T> T mixed = T(::weft::either(weft_s[3], (WEFT_OPEN_KEPT(weft_s[3], 3, 0), make<T>::kind()))) + T(2);     // a call in one instance alone
template <class T> T always = ::weft::either(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 4, 2), ::weft::ready_either(weft_s[4], ::weft::either(weft_s[5], (WEFT_OPEN_KEPT(weft_s[5], 5, 1), T(::weft::ready_either(weft_s[5], ::weft::either(weft_s[6], (WEFT_OPEN_KEPT(weft_s[6], 6, 0), make<T>::kind()))))))) + ::weft::ready_either(weft_s[4], ::weft::either(weft_s[7], (WEFT_OPEN_KEPT(weft_s[7], 7, 0), T(3))))));    // the same in all
template <class T> T *fresh = new T(::weft::either(weft_s[8], (WEFT_OPEN_KEPT(weft_s[8], 8, 0), make<T>::kind())));
template <class T> const auto later = [] { ::weft::point weft_p0_0; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 9, 0), make<T>::kind())); };
template <> long made<long> = ::weft::either(weft_s[9], (WEFT_OPEN_KEPT(weft_s[9], 10, 0), make<long>::from(4)));

int use()
{ ::weft::point weft_p1_0;
    int all[] = { small<int>,  quiet<int>,   small<int *>, number<int>,  traits::small<int>, traits::made<int>, made<int>,
                  made<int &>, made<fixed>.n, mixed<int>,   mixed<sum>.n, always<sum>.n,      *fresh<int>,       (int)made<long> };
    return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 11, 0), later<int>())) + all[0];
}
static const weft_site weft_sites[] = {
    { "make::from", "input.cpp", "", 30, 30, 47, 3, 0, 0 },
    { "make::from", "input.cpp", "", 33, 33, 29, 2, 0, 0 },
    { "make::kind", "input.cpp", "", 33, 33, 43, 3, 0, 0 },
    { "make::kind", "input.cpp", "", 34, 34, 32, 4, 0, 0 },
    { "operator+", "input.cpp", "", 35, 35, 31, 2, 0, 0 },
    { "sum::sum", "input.cpp", "", 35, 35, 31, 4, 0, 0 },
    { "make::kind", "input.cpp", "", 35, 35, 33, 5, 0, 0 },
    { "sum::sum", "input.cpp", "", 35, 35, 52, 4, 0, 0 },
    { "make::kind", "input.cpp", "", 36, 36, 37, 3, 0, 0 },
    { "make::kind", "input.cpp", "", 37, 37, 51, 5, 0, 0 },
    { "make::from", "input.cpp", "", 38, 38, 31, 2, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "use", 44, 44, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12)
