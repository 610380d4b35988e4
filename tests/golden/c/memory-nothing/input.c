/* Functions that access nothing have no records, and calls of them are like those of <math.h>. What follows a loop or an
 * `if` that is left through its end alone has a record only if it accesses something. */
static int counted;

int larger(int a, int b)
{
    if (a > b)
        return a;
    return b;
}

int largest(int a, int b, int c)
{
    return larger(larger(a, b), c);
}

int count(int a)
{
    return counted += a;
}

int loop(const int *a, int n)
{
    int most = 0;
    for (int i = 0; i < n; i++)
        most = largest(most, a[i], 3);
    if (most > 7)
        most = 7;
    most *= 2;
    return most;
}

int calls(int n)
{
    int sum = count(n);
    if (sum > 3)
        return 1;
    sum++;
    return sum;
}
