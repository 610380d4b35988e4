/* Macros inside operands: constants, expressions, and one with a call in its body, which costs something. */
int f(int, int);
int g(int);
#define TEN 10
#define TWICE(x) ((x) * 2)
#define CALL(x) g(x)

int caller(int n)
{
    return f(TEN, TWICE(n)) + f(CALL(n), TEN) + f(CALL(TWICE(TEN)), CALL(CALL(n)));
}
