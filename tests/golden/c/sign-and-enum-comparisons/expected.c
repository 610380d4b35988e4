#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Comparisons whose warnings depend on the type of a result. */
unsigned char uc(void);
int i(void);
unsigned u(void);
enum colour { RED, GREEN };
enum colour e(void);
unsigned long size(int);

int caller(unsigned n)
{
    int count = n > __extension__({ WEFT_POINT(weft_p0, 0, 0); uc(); });
    count += n < __extension__({ WEFT_POINT(weft_p1, 1, 0); u(); });
    count += __extension__({ WEFT_POINT(weft_p2, 2, 0); e(); }) == GREEN;
    count += __extension__({ WEFT_POINT(weft_p3, 3, 0); i(); }) < 3;
    count += __extension__({ WEFT_POINT(weft_p4, 4, 0); size(3); }) > sizeof(int);
    count += (unsigned long)__extension__({ WEFT_POINT(weft_p5, 5, 0); i(); }) < __extension__({ WEFT_POINT(weft_p6, 6, 1); size(__extension__({ register __auto_type weft_v6_0 = (__extension__({ WEFT_POINT(weft_p7, 7, 0); i(); })); weft_arm(&weft_p6); weft_v6_0; })); }) ? 1 : 0;
    return count;
}
static const struct weft_site weft_sites[] = {
    { "uc", "input.c", "caller", 11, 11, 21, 6, 0, 0 },
    { "u", "input.c", "caller", 12, 12, 18, 5, 0, 0 },
    { "e", "input.c", "caller", 13, 13, 14, 5, 0, 0 },
    { "i", "input.c", "caller", 14, 14, 14, 5, 0, 0 },
    { "size", "input.c", "caller", 15, 15, 14, 5, 0, 0 },
    { "i", "input.c", "caller", 16, 16, 29, 7, 0, 0 },
    { "size", "input.c", "caller", 16, 16, 35, 6, 0, 0 },
    { "i", "input.c", "caller", 16, 16, 40, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
