/* Structs by value into a function without a prototype, with mixed declarations of gnu89. */
struct s {
    int a[5];
};
struct s g();
int f();

int caller()
{
    return f(g(), 'c', 1.5f) + f(g(g()).a[1]);
}
