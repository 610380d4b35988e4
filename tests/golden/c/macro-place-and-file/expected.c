#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* __LINE__, __FILE__ and __func__ mean what they meant. */
int report(const char *file, int line, const char *function, const char *text);
#define HERE(e) report(__FILE__, __LINE__, __func__, #e)

int caller(void)
{
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), report("input.c", 7, __func__, "1 + 1"))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), report("input.c", 7, __func__, "\"quoted \\\"\\n\\\"\""))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), report("input.c", 7, __func__, "several lines")))) 

;
}
static const struct weft_site weft_sites[] = {
    { "report", "input.c", "caller", 7, 7, 12, 6, 0, 0 },
    { "report", "input.c", "caller", 7, 7, 26, 6, 0, 0 },
    { "report", "input.c", "caller", 7, 9, 50, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
