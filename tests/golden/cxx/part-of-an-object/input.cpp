// An element of an object that a call returns: the index is evaluated when the call is over. Where a reference extends the object's life, it must stay
// where it is, and the interval includes the index.
struct object {
    int v;
    int w[8];
};
object make(int n);
int index();
int object::*member();

int caller(int n)
{
    int a = make(n).w[index()];
    int b = (make(n)).w[index() & 7];
    int c = make(n).*member();
    const int &d = make(n).w[index()];
    auto &&e = make(n).*member();
    const int &f = make(n).v;
    for (int x : make(n).w)
        a += x;
    if (make(n).w[index()])
        return a + b + c;
    return make(n).w[index()] + d + e + f;
}
