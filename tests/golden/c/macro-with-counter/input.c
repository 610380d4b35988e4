/* An expansion that has counted counts no more: the counter goes on behind it, so that what follows gets the numbers that it had. */
int f(int);
#define NUMBER(e) f((e) + __COUNTER__)
#define PLAIN(e) f(e)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define UNIQUE(e) int JOIN(name, __COUNTER__) = f(e) + __COUNTER__
#define FAR(e) NUMBER(e)

int caller(int n)
{
    UNIQUE(n);
    UNIQUE(name0);
    return NUMBER(n) + __COUNTER__ + PLAIN(n) + NUMBER(
        n + __COUNTER__) + FAR(n) + __COUNTER__ + name2;
}
