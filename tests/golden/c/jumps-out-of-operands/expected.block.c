#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* goto, return, break and continue leave an operand: the begin probe never fires, and neither does the end. */
int f(int);

int caller(int n)
{
    for (int i = 0; i < n; i++) {
        __extension__({ __auto_type weft_v0_0 = (({ if (i == 3) continue; i; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); WEFT_RESULT(0); });
        __extension__({ __auto_type weft_v1_0 = (({ if (i == 5) break; i; })); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); WEFT_RESULT(1); });
        __extension__({ __auto_type weft_v2_0 = (({ if (i == 7) goto out; i; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); WEFT_RESULT(2); });
        __extension__({ __auto_type weft_v3_0 = (({ if (i == 9) return 1; i; })); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0)); WEFT_END(3); WEFT_RESULT(3); });
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
