/* #pragma and _Pragma next to and between points. */
int f(int);

int caller(int x)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
    int unused = f(x);
#pragma GCC diagnostic pop
    _Pragma("GCC diagnostic push") x = f(1);
    _Pragma("GCC diagnostic pop") return f(x);
}
