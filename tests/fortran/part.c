/* The part in C: called by Fortran, and calls it. */
int called_by_c(int n);
int twice(int n);
void from_c_(int *n);

int twice(int n)
{
    return 2 * n;
}

void from_c_(int *n)
{
    *n = twice(called_by_c(*n));
}
