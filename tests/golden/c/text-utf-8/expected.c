#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* UTF-8 in identifiers, strings and comments: columns are bytes. */
int größe(const char *, int);
int f(void);

int caller(void)
{
    const char *s = "日本語"; /* ö */ return __extension__({ WEFT_POINT(weft_p0, 0, 1); größe(s, __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(); })); weft_arm(&weft_p0); weft_v0_1; })); }) + /* ü */ __extension__({ WEFT_POINT(weft_p2, 2, 1); größe("grüße (", __extension__({ register __auto_type weft_v2_1 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(); })); weft_arm(&weft_p2); weft_v2_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 50, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 61, 6, 0, 0 },
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 77, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 98, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
