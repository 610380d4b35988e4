/* Initialisers of static objects, case labels, enum values, bit widths, static assertions. */
int f(int);

int caller(int x)
{
    static int size = sizeof(f(1));
    enum { WIDTH = sizeof(f(2)) };
    struct {
        unsigned bits : sizeof(f(3));
    } s = { 1 };
    _Static_assert(sizeof(f(4)) == sizeof(int), "int");
    switch (x) {
    case sizeof(f(5)):
        return f(6);
    }
    return size + WIDTH + s.bits;
}
