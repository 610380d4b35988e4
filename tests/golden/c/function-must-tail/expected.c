#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A tail call that the source demands leaves no room for an end. */
int next(int);

int loop(int n)
{
    if (n == 0)
        return 0;
    __attribute__((musttail)) return next(n - 1);
}

int plain(int n) { WEFT_POINT(weft_p0, 0, 0); return next(n); }
static const struct weft_site weft_sites[] = {
    { "plain", "input.c", "plain", 11, 11, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(1);
