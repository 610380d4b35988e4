// Macros are expanded by the compiler; raw strings and numbers with separators are single tokens.
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define CALL(function, ...) function(__VA_ARGS__)
#define TEXT(x) #x
int f(int x);
int g(const char *s, int x = 0);
int use(int x)
{
    g(R"delimiter(not a call: f(1)" )delimiter") + f(1'000);
    g(TEXT(f(2)), MAX(f(3), x));
    return CALL(f, f(4)) + CALL(g, "f(5)", f(6));
}
