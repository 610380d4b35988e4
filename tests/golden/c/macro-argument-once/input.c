/* A call written in an argument that is expanded exactly once: is it rewritten in place or left alone, never half. */
int f(int);
int g(int);
#define PAREN(x) (x)
#define CHECK(x) do { if (!(x)) return 1; } while (0)

int caller(int n)
{
    CHECK(f(n));
    CHECK(f(g(n)));
    return PAREN(f(1));
}
