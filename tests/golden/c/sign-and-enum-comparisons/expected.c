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
    int count = n > (WEFT_INTEGER(unsigned char)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), uc())));
    count += n < (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), u())));
    count += (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(2), (WEFT_BEGIN(2), e()))) == GREEN;
    count += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), i()))) < 3;
    count += (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(4), (WEFT_BEGIN(4), size(3)))) > sizeof(int);
    count += (unsigned long)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), i()))) < (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(6), (size((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), i()))))))))) ? 1 : 0;
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
