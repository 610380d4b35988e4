/* One function does not compile: it is left alone, the others are not. */
int f(int);

int broken(int x)
{
    return f(x) + undeclared + f(1 2);
}

int whole(int x)
{
    return f(x);
}
