#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Prefixed strings and characters. */
#include <stddef.h>
int f(const wchar_t *, const char *, wchar_t, int);
int g(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(L"w)", u8"u(", L'(', __extension__({ register __auto_type weft_v0_3 = (g()); weft_arm(&weft_p0); weft_v0_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
