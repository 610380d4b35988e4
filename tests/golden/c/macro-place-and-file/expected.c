#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* __LINE__, __FILE__ and __func__ mean what they meant. */
int report(const char *file, int line, const char *function, const char *text);
#define HERE(e) report(__FILE__, __LINE__, __func__, #e)

int caller(void)
{
    return  __extension__({ WEFT_POINT(weft_p0, 0, 0); report("input.c", 7, __func__, "1 + 1"); })  +  __extension__({ WEFT_POINT(weft_p1, 1, 0); report("input.c", 7, __func__, "\"quoted \\\"\\n\\\"\""); })  +  __extension__({ WEFT_POINT(weft_p2, 2, 0); report("input.c", 7, __func__, "several lines"); }) 

;
}
static const struct weft_site weft_sites[] = {
    { "report", "input.c", "caller", 7, 7, 12, 6, 0, 0 },
    { "report", "input.c", "caller", 7, 7, 26, 6, 0, 0 },
    { "report", "input.c", "caller", 7, 9, 50, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
