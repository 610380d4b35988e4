// A value that nobody wants may be void: in a template that is not known. Cast to void, or left of a comma, the call ends where it stands.
struct text {
    text(int);
    text(const text &);
    ~text();
};
text make(int i);
void act(int i);
template <class function, int... i> void each(function f, int start)
{
    const int done[] = { start, ((void)f(i), 0)..., (f(i), 1)... };
    f(start), f(done[0]);
    static_cast<void>(f(start));
    for (int k = 0; k < start; f(k), k++)
        (void)make(k);
}
int use(int i)
{
    (void)make(i), act(i), void(make(1));
    make(2), act(3);
    each<void (*)(int), 1, 2>(act, 1);
    each<text (*)(int), 1>(make, 1);
    return make(4), i;
}
