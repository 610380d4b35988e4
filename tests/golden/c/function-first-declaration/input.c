/* What must come before all declarations stays there: pragmas of floating point, also between conditions, and GNU C's local labels. What belongs to
 * the statement behind it stays with that: the point stands in front. */
int labels(int n)
{
    __label__ out, again; /* both */
again:
    if (n > 3)
        goto out;
    n++;
    goto again;
out:
    return n;
}

double pragma(double x)
{
#pragma STDC FP_CONTRACT OFF
    return x * 2 + 1;
}

double conditional(double x)
{
    /* a comment */
#if defined __clang__
#pragma STDC FP_CONTRACT ON
#endif
    return x * 2 + 1;
}

int other_pragma(int n)
{
#pragma GCC diagnostic push
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
#pragma GCC diagnostic pop
    return sum;
}

int digraph(void) <% return 1; %>
