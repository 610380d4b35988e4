#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Around a GNU nested function, which the front end cannot read: its error stands behind the opening brace and does not matter to the body. */
int outer(int n)
{ WEFT_POINT(weft_p0, 0, 0);
    int inner(int m) { return m + n; }
    return inner(1);
}

int broken(undeclared n)
{
    return n;
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "outer", 2, 6, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(1);
