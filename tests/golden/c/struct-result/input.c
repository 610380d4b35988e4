/* A struct comes back by value; the point copies nothing and spells no type. */
struct pair {
    int a, b;
};
struct pair make_pair(int a, int b);

int sum(void)
{
    struct pair p = make_pair(1, 2);
    return p.a + p.b + make_pair(3, 4).b;
}
