#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What must come before all declarations stays there: pragmas of floating point, also between conditions, and GNU C's local labels. What belongs to
 * the statement behind it stays with that: the point stands in front. */
int labels(int n)
{
    __label__ out, again; WEFT_POINT(weft_p0, 0, 0); /* both */
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
 WEFT_POINT(weft_p1, 1, 0);    return x * 2 + 1;
}

double conditional(double x)
{
    /* a comment */
#if defined __clang__
#pragma STDC FP_CONTRACT ON
#endif
 WEFT_POINT(weft_p2, 2, 0);    return x * 2 + 1;
}

int other_pragma(int n)
{ WEFT_POINT(weft_p3, 3, 0);
#pragma GCC diagnostic push
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
#pragma GCC diagnostic pop
    return sum;
}

int digraph(void) <% WEFT_POINT(weft_p4, 4, 0); return 1; %>
static const struct weft_site weft_sites[] = {
    { "labels", "input.c", "labels", 3, 13, 5, 2, 3, 0 },
    { "pragma", "input.c", "pragma", 15, 19, 8, 2, 3, 0 },
    { "conditional", "input.c", "conditional", 21, 28, 8, 2, 3, 0 },
    { "other_pragma", "input.c", "other_pragma", 30, 38, 5, 2, 3, 0 },
    { "digraph", "input.c", "digraph", 40, 40, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(5);
