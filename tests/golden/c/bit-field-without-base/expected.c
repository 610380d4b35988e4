#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bit-fields that are no plain member access of a hoistable base: a comma, an assignment, a conditional. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
int f(unsigned);
int g(void);

int caller(struct flags *p)
{
    int sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(unsigned int)weft_ready_unsigned(WEFT_SITE(0), (g(), p->low)))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(unsigned int)weft_ready_unsigned(WEFT_SITE(1), p->low = (unsigned)g() & 7u))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), g() ? p->low : p->high))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(unsigned int)weft_ready_unsigned(WEFT_SITE(3), ++find(1)->low))))));
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 15, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
