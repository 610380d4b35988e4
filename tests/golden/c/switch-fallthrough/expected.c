#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Comments that allow falling through stay where -Wimplicit-fallthrough looks for them. */
int f(int);
void g(int);

int caller(int n)
{
    switch (n) {
    case 1:
        ((void)g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))))))), WEFT_END(0));
        /* fall through */
    case 2:
        (WEFT_BEGIN(2), (void)f(2), WEFT_END(2));
        // fallthrough
    case 3:
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(3))));
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 9, 9, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 11, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 15, 15, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
