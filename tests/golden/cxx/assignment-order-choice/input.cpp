// g++ assigns to each end of a choice behind the call, and since C++17 to any place that has effects: the form is the exact one.
int f(int);
struct pair {
    int a, b;
} x, y;
pair made(int);
void choices(int *p, int c, pair *q)
{
    int v, w;
    (f(1) ? v : w) = f(2);
    (c ? *p : w) = f(3);
    (c ? x : *q).a = f(4);
    (c ? x : *q) = made(5);
    if (((c ? v : *p) = f(6)) > 0)
        (c ? q : &x)->a = f(7); // none
}
void effects(int *p, int c, pair *q)
{
    ++*p = f(8);
    (*p += 1) = f(9);
    (*p = 2) = f(10);
    (c++, *p) = f(11);
    *(c = 0, p) = f(12);
    p[c += 1] = f(13);
    (*q = x) = made(14);
    (c, *p) = f(15); // none
}
