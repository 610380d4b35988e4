#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Results keep their types: narrow ones are not promoted before their time, floats stay floats, pointers to functions stay callable. */
char fc(void);
unsigned char fuc(void);
short fs(void);
float ff(void);
double d(void);
long double ld(void);
long long fll(void);
_Bool fb(void);
enum colour { RED, GREEN } fe(void);
const char *s(void);
int (*p(void))[3];
int (*fp(void))(int);

int all(void)
{
    char a = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), fc()); WEFT_END(0); weft_r0; });
    unsigned char b = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), fuc()); WEFT_END(1); weft_r1; });
    short c = __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), fs()); WEFT_END(2); weft_r2; });
    float e = __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), ff()); WEFT_END(3); weft_r3; });
    double g = __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), d()); WEFT_END(4); weft_r4; });
    long double h = __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), ld()); WEFT_END(5); weft_r5; });
    long long i = __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), fll()); WEFT_END(6); weft_r6; });
    _Bool j = __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), fb()); WEFT_END(7); weft_r7; });
    enum colour k = __extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), fe()); WEFT_END(8); weft_r8; });
    const char *l = __extension__({ __auto_type weft_r9 = (WEFT_BEGIN(9), s()); WEFT_END(9); weft_r9; });
    int(*m)[3] = __extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), p()); WEFT_END(10); weft_r10; });
    return a + b + c + (int)e + (int)g + (int)h + (int)i + j + (int)k + l[0] + (*m)[1] + __extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), fp()); WEFT_END(11); weft_r11; })(2) + (int)sizeof(fc() + 0);
}
static const struct weft_site weft_sites[] = {
    { "fc", "input.c", "all", 17, 17, 14, 5, 0, 0 },
    { "fuc", "input.c", "all", 18, 18, 23, 5, 0, 0 },
    { "fs", "input.c", "all", 19, 19, 15, 5, 0, 0 },
    { "ff", "input.c", "all", 20, 20, 15, 5, 0, 0 },
    { "d", "input.c", "all", 21, 21, 16, 5, 0, 0 },
    { "ld", "input.c", "all", 22, 22, 21, 5, 0, 0 },
    { "fll", "input.c", "all", 23, 23, 19, 5, 0, 0 },
    { "fb", "input.c", "all", 24, 24, 15, 5, 0, 0 },
    { "fe", "input.c", "all", 25, 25, 21, 5, 0, 0 },
    { "s", "input.c", "all", 26, 26, 21, 5, 0, 0 },
    { "p", "input.c", "all", 27, 27, 18, 5, 0, 0 },
    { "fp", "input.c", "all", 28, 28, 90, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(12);
