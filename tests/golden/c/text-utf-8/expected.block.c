#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* UTF-8 in identifiers, strings and comments: columns are bytes. */
int größe(const char *, int);
int f(void);

int caller(void)
{
    const char *s = "日本語"; /* ö */ return __extension__({ __auto_type weft_v0_1 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), größe(s, weft_v0_1)); WEFT_END(0); weft_r0; }) + /* ü */ __extension__({ __auto_type weft_v2_1 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f()); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), größe("grüße (", weft_v2_1)); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 50, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 61, 6, 0, 0 },
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 77, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 98, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
