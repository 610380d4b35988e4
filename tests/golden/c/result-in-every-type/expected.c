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
    char a = (WEFT_INTEGER(char)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), fc())));
    unsigned char b = (WEFT_INTEGER(unsigned char)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), fuc())));
    short c = (WEFT_INTEGER(short)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), fs())));
    float e = (WEFT_AS(float)weft_value_float(WEFT_SITE(3), (WEFT_BEGIN(3), ff())));
    double g = (WEFT_AS(double)weft_value_double(WEFT_SITE(4), (WEFT_BEGIN(4), d())));
    long double h = __extension__({ WEFT_POINT(weft_p5, 5, 0); ld(); });
    long long i = (WEFT_INTEGER(long long)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), fll())));
    _Bool j = (WEFT_INTEGER(_Bool)weft_value_unsigned(WEFT_SITE(7), (WEFT_BEGIN(7), fb())));
    enum colour k = (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(8), (WEFT_BEGIN(8), fe())));
    const char *l = (WEFT_AS(const char *)weft_value_pointer(WEFT_SITE(9), (WEFT_BEGIN(9), s())));
    int(*m)[3] = (WEFT_AS(int (*)[3])weft_value_pointer(WEFT_SITE(10), (WEFT_BEGIN(10), p())));
    return a + b + c + (int)e + (int)g + (int)h + (int)i + j + (int)k + l[0] + (*m)[1] + __extension__({ WEFT_POINT(weft_p11, 11, 0); fp(); })(2) + (int)sizeof(fc() + 0);
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
