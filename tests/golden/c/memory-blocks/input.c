/* Blocks alone: records without addresses. */
extern int a[10];
int g(int);
int f(int i);

int f(int i)
{
    int sum = 0;
    for (int k = 0; k < i; k++)
        sum += a[k];
    if (sum > 3)
        return g(sum);
    switch (i) {
    case 1:
        sum++;
        break;
    default:
        sum--;
    }
    do
        i++;
    while (i < 3);
    return sum;
}
