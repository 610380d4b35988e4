#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* goto, return, break and continue leave an operand: the begin probe never fires, and neither does the end. */
int f(int);

int caller(int n)
{
    for (int i = 0; i < n; i++) {
        __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (({ if (i == 3) continue; i; })); weft_arm(&weft_p0); weft_v0_0; })); });
        __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (({ if (i == 5) break; i; })); weft_arm(&weft_p1); weft_v1_0; })); });
        __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (({ if (i == 7) goto out; i; })); weft_arm(&weft_p2); weft_v2_0; })); });
        __extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = (({ if (i == 9) return 1; i; })); weft_arm(&weft_p3); weft_v3_0; })); });
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
