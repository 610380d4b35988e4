/* Indexes that an iteration computes once, before it uses them, are parts of sums; what is assigned twice, or under a
 * condition, is not. So are members of local structures. */
struct row {
    double *at;
    int width;
};

void computed(int i, int n, int m, double *a, const double *b)
{
    int k;
    for (int j = 0; j < n; j++) {
        k = i * m + j;
        const int left = k - 1;
        a[k] = b[left] + b[k + 1];
    }
}

void not_computed(int n, double *a, const int *c)
{
    int k = 0;
    for (int j = 0; j < n; j++) {
        a[k] = 1;
        k = 2 * j;
        a[k] = 2;
    }
    for (int j = 0; j < n; j++) {
        if (c[j])
            k = j;
        a[k] = 3;
    }
}

double members(struct row row, int n)
{
    double sum = 0;
    for (int j = 0; j < n; j++)
        sum += row.at[j] - row.at[row.width + j];
    return sum;
}
