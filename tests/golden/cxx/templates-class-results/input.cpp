// A call in a template that gives a class whatever its parameter is: g++ resolves it there, since a member of a base that depends on no
// parameter, and of another object of the template's, is known; nothing may copy the object.
template <class T> struct owner {
    T *object;
    owner(T *t);
    owner(owner &&other);
    ~owner();
};
namespace more
{
template <class T> T &&give(T &t) { return static_cast<T &&>(t); }
template <class T> owner<T> keep(owner<T> *a, owner<T> &&b);
}
struct node {
};
template <class T, class A, class B> owner<T> heap(A &&a, B &&b);
struct pair {
    pair(owner<node> &&a, owner<node> &&b);
};
struct base {
    owner<node> own;
    base(owner<pair> &&p);
};
template <class T> struct promise : base {
    promise(bool, owner<pair> &&p);
    promise join(promise &&other) { return promise(false, heap<pair>(more::give(own), more::give(other.own))); }
    owner<pair> both(promise &other) { return heap<pair>(more::give(own), more::give(other.own)); }
};
// with an instance, which knows more
template <class T> struct made : base {
    made(bool, owner<pair> &&p) : base(more::give(p)) {}
    made join(made &&other) { return made(false, heap<pair>(more::give(own), more::give(other.own))); }
};
made<int> joined(made<int> &a, made<int> &b) { return a.join(more::give(b)); }
