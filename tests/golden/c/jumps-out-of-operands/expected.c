#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* goto, return, break and continue leave an operand: the begin probe never fires, and neither does the end. */
int f(int);

int caller(int n)
{
    for (int i = 0; i < n; i++) {
        ((void)f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), ({ if (i == 3) continue; i; })))), WEFT_END(0));
        ((void)f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), ({ if (i == 5) break; i; })))), WEFT_END(1));
        ((void)f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), ({ if (i == 7) goto out; i; })))), WEFT_END(2));
        ((void)f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), ({ if (i == 9) return 1; i; })))), WEFT_END(3));
    }
out:
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 9, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 9, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
