/* "dormant": each probe stands behind a place that the library makes a nop while the call is off. */
int first(void);
int second(int x);
int both(int x, int y);

int first(void)
{
    return 1;
}

int second(int x)
{
    return 2 * x;
}

int both(int x, int y)
{
    return x + y;
}

int main(void)
{
    int sum = both(first(), second(3));
    for (int i = 0; i < 3; i++)
        sum += second(i);
    return sum == 13 ? 0 : 1;
}
