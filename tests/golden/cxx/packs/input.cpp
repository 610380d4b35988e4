/* As many operands as the pack has elements. */
template <class T> T &&forward(T &t) { return static_cast<T &&>(t); }
template <class... A> int take(A &&...a);
template <class... A> struct holder { holder(A &&...a); int n; };
int number(int);

template <class... A> int all(A &&...a) { return take(forward<A>(a)...); }
template <class... A> int some(A &&...a) { return take(number(1), forward<A>(a)..., number(2)); }
template <class... A> int values(A... a) { return take(number(a)...); }
template <class... A> int declared(A &&...a) { holder<A...> h(forward<A>(a)...); return h.n; }
template <class... A> int nobody(A &&...a) { return take(forward<A>(a)..., a.size()...); }
template <class... A> int types() { return take(sizeof(A)..., A::make()...); } // the pack has no name among the function's parameters

int use(int n)
{
    return all() + all(n) + all(n, 2) + some(n, 3) + values(1, 2, 3) + declared(n, 4);
}

// Whatever the calls of a fold over commas give, nobody sees it where the fold is a statement.
template <class... F> void each(F &&...f)
{
    (static_cast<F &&>(f)(), ...);
    (..., f());
}
