#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A switch over a call that returns an enum: -Wswitch still sees the enum. */
enum colour { RED, GREEN };
enum colour colour(int);
int f(enum colour);

int caller(int x)
{
    switch ((WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), colour(x))))) {
    case RED:
        return 1;
    case GREEN:
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(unsigned int)weft_ready_unsigned(WEFT_SITE(1), (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(2), (WEFT_BEGIN(2), colour(2))))))))));
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "colour", "input.c", "caller", 8, 8, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 16, 7, 0, 0 },
    { "colour", "input.c", "caller", 12, 12, 18, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
