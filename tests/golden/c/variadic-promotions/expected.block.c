#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* char, short and float operands are promoted by the call, also when they come out of a temporary. */
int print(const char *, ...);
char c(void);
short s(void);
float f(void);
_Bool b(void);
unsigned char uc(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 5); print("%d %d %f %d %d", __extension__({ register __auto_type weft_v0_1 = (c()); weft_arm(&weft_p0); weft_v0_1; }), __extension__({ register __auto_type weft_v0_2 = (s()); weft_arm(&weft_p0); weft_v0_2; }), __extension__({ register __auto_type weft_v0_3 = (f()); weft_arm(&weft_p0); weft_v0_3; }), __extension__({ register __auto_type weft_v0_4 = (b()); weft_arm(&weft_p0); weft_v0_4; }), __extension__({ register __auto_type weft_v0_5 = (uc()); weft_arm(&weft_p0); weft_v0_5; })); });
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
