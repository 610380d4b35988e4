/* An expansion that has counted would count no more: what follows would get other numbers. */
int f(int);
#define NUMBER(e) f((e) + __COUNTER__)
#define PLAIN(e) f(e)

int caller(int n)
{
    return NUMBER(n) + __COUNTER__ + PLAIN(n) + NUMBER(n) + __COUNTER__;
}
