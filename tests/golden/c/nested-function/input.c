/* A GNU nested function: calls to it and inside it are points of the inner function (gcc only; clang does not know it). */
int f(int);

int caller(int n)
{
    int inner(int m) { return f(m + n); }
    return inner(1) + f(inner(2));
}
