// A call stays where it stands: opened in front, its costing operands tell when they are ready, the result passes through.
int f(int a, int b, int c);
int &ref(int *p);
void nothing(int x);
int use(int x, int *p)
{
    nothing(x);
    ref(p) = f(1, x, 2);
    return f(f(x, 1, 2), x, f(3, 4, x)) + f(0, 0, 0);
}
