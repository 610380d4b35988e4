#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The file ends in a line comment without a newline: the table may not become part of it. */
int f(int);
int g(void);

int caller(void) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))))))); } // the end
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 27, 4, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 29, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
