#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Objects set through pointers by a point: no "may be used uninitialized" that the original did not have. */
int get(int, int *);
int use(int);

int caller(int n)
{
    int value, other;
    if (__extension__({ WEFT_POINT(weft_p0, 0, 0); get(n, &value); }) != 0)
        return -1;
    if (__extension__({ WEFT_POINT(weft_p1, 1, 1); get(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); use(value); })); weft_arm(&weft_p1); weft_v1_0; }), &other); }) != 0 || __extension__({ WEFT_POINT(weft_p3, 3, 0); use(other); }) > 3)
        return value;
    for (int i = 0; i < value; i++) {
        int inner;
        if (__extension__({ WEFT_POINT(weft_p4, 4, 0); get(i, &inner); }))
            continue;
        __extension__({ WEFT_POINT(weft_p5, 5, 0); use(inner); });
    }
    return __extension__({ WEFT_POINT(weft_p6, 6, 0); use(value); }) + __extension__({ WEFT_POINT(weft_p7, 7, 0); use(other); });
}
static const struct weft_site weft_sites[] = {
    { "get", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
    { "get", "input.c", "caller", 10, 10, 9, 6, 0, 0 },
    { "use", "input.c", "caller", 10, 10, 13, 7, 0, 0 },
    { "use", "input.c", "caller", 10, 10, 41, 6, 0, 0 },
    { "get", "input.c", "caller", 14, 14, 13, 6, 0, 0 },
    { "use", "input.c", "caller", 16, 16, 9, 5, 0, 0 },
    { "use", "input.c", "caller", 18, 18, 12, 5, 0, 0 },
    { "use", "input.c", "caller", 18, 18, 25, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
