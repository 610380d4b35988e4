/* A tail call that the source demands leaves no room for an end. */
int next(int);

int loop(int n)
{
    if (n == 0)
        return 0;
    __attribute__((musttail)) return next(n - 1);
}

int plain(int n) { return next(n); }
