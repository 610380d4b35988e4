#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Prefixed strings and characters. */
#include <stddef.h>
int f(const wchar_t *, const char *, wchar_t, int);
int g(void);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f(L"w)", u8"u(", L'(', (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), g()))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
