// With captured values too, an operand that becomes an object of the callee's stays in place, and the guard before it counts
// for the point's state.
struct text {
    int length;
    text(int n);
    text(const text &other);
    ~text();
};
text same(text t);
text made(int n);
int measured(text t, int n);

int caller(int n)
{
    text t = same(made(n));
    return measured(made(t.length), 2);
}
