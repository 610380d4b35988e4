/* Token pasting makes the callee. */
int f_int(int);
int f(int);
#define CALL(type, x) f_##type(x)

int caller(int n)
{
    return CALL(int, n) + CALL(int, f(n));
}
