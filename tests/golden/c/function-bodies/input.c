/* The bodies of functions: a point object as first declaration, whose cleanup is the end. Together with calls of the same function, and with main. */
int add(int a, int b) { return a + b; }

static long old_style(a, b) int a; long b;
{
    return a + b;
}

void quiet_nothing(void)
{
}

int main(void)
{
    quiet_nothing();
    return add(1, (int)old_style(2, 3L)) == 6 ? 0 : 1;
}
