/* The result initialises an aggregate, a member of one, and a const object. */
struct in {
    int a, b;
};
struct out {
    struct in x, y;
};
struct in make(int);

int caller(void)
{
    struct out o = { make(1), .y = make(2) };
    const struct in c = make(3);
    struct out list[2] = { { make(4), make(5) }, { .x = make(6) } };
    return o.x.a + c.b + list[1].x.a;
}
