// With more than four points in a body, its states see the exceptions: no temporary at each point. The block of a try is
// a body of its own, so that they are destroyed before a handler runs.
int f(int);

int caller(int x)
{
    int sum = f(1) + f(2);
    try {
        sum += f(f(3)) + f(4) + f(5) + f(6);
    } catch (int y) {
        sum += f(y);
    }
    return sum + f(7) + f(x);
}

int few(int x)
{
    return f(f(x)) + f(1);
}
