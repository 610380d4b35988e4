#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* UTF-8 in identifiers, strings and comments: columns are bytes. */
int größe(const char *, int);
int f(void);

int caller(void)
{
    const char *s = "日本語"; /* ö */ return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (größe(s, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f()))))))))) + /* ü */ (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (größe("grüße (", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f())))))))));
}
static const struct weft_site weft_sites[] = {
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 50, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 61, 6, 0, 0 },
    { "gr\303\266\303\237e", "input.c", "caller", 7, 7, 77, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 98, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
