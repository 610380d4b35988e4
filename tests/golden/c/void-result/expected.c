#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call without a value: no result variable is needed, and the value of the whole stays void. */
void log_line(const char *text);

void note(void)
{
    (WEFT_BEGIN(0), (void)log_line("here"), WEFT_END(0));
}
static const struct weft_site weft_sites[] = {
    { "log_line", "input.c", "note", 6, 6, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
