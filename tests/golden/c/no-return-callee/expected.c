#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What does not come back gets a begin and no end. */
#include <stdlib.h>
_Noreturn void die(int);
__attribute__((noreturn)) void die2(const char *, ...);
int g(void);

int caller(int x)
{
    if (x == 1)
        ((void)die((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g())))))), WEFT_END(0));
    if (x == 2)
        ((void)die2("%d", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g())))))), WEFT_END(2));
    if (x == 3)
        ((void)exit((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), g())))))), WEFT_END(4));
    if (x)
        return 1;
    (WEFT_BEGIN(6), (void)die(2), WEFT_END(6));
}
static const struct weft_site weft_sites[] = {
    { "die", "input.c", "caller", 10, 10, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 13, 5, 0, 0 },
    { "die2", "input.c", "caller", 12, 12, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 20, 5, 0, 0 },
    { "exit", "input.c", "caller", 14, 14, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 14, 14, 14, 5, 0, 0 },
    { "die", "input.c", "caller", 17, 17, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
