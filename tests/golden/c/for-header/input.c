/* All three parts of a for header are evaluated where they stand. */
int f(int);

int caller(int n)
{
    int sum = 0;
    for (int i = f(0); i < f(n); i += f(1))
        sum += i;
    for (sum = f(2); f(sum); f(3), sum--)
        ;
    return sum;
}
