/* Operands of enum and _Bool type keep it: no warning that the original did not give. */
enum colour { RED, GREEN };
enum colour e(void);
_Bool b(void);
int f(enum colour, _Bool);

int caller(int x)
{
    return f(e(), b()) + f(RED, x == 1) + f(GREEN, !b());
}
