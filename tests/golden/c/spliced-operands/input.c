/* A token directly behind a line splice begins there for clang, and behind it for weft. */
struct pair {
    int first;
};
struct pair make(int);
int call(int), other(int);
#define WRAP(x) (x)

int f(int a)
{
    int r = call(\
make(2).first);
    r += call(oth\
er(\
\
make(a).first));
    r += call(\
a + make(3).first) + WRAP(\
other(a));
    r += \
WRAP(call(\
other(a)));
    return r;
}
