/* Loops without calls make their records in a run; where each iteration has the same slots, one record has many iterations. */
struct node {
    struct node *next;
    int value;
};
static int index_of[100], keys[64];
static double b[100];
static volatile int flag;
int g(int);
double turns(int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < index_of[i]; k++) {
            if (b[k] > 1)
                continue;
            sum += b[index_of[k]];
        }
    return sum;
}
int list(const struct node *at)
{
    int sum = 0;
    while (at && at->value < 9) {
        sum += at->value;
        at = at->next;
    }
    return sum;
}
int left_early(int x)
{
    for (int i = 0; i < 64; i++)
        if (keys[index_of[i]] == x)
            return i;
    int i = 0;
    do
        i += keys[i];
    while (i < x);
    return -1;
}
void has_calls(int n)
{
    for (int i = 0; i < n; i++) {
        g(i);
        for (int k = 0; keys[k] < n; k++)
            if (k & 1)
                b[keys[k]] = 0;
    }
}
void waits(void)
{
    while (flag)
        ;
    for (int i = 0; i < 9; i++)
        b[index_of[i]]++;
}
void shared(int n)
{
#pragma omp parallel
    {
        int k = 0;
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            b[i] += k;
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        b[i]++;
}
