/* Conditions of while and do are evaluated anew each time. */
int f(int);

int caller(int n)
{
    while (f(n) > 0)
        n--;
    do
        n++;
    while (f(n) && n < 10);
    return n;
}
