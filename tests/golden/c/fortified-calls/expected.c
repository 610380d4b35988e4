#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The inline twins of glibc's fortified functions still see the sizes of the objects they are called with. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
unsigned long g(void);

int caller(const char *s)
{
    char buffer[16];
    ((void)memcpy(buffer, s, (WEFT_INTEGER(unsigned long)weft_ready_unsigned(WEFT_SITE(0), (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), g()))) & 15))), WEFT_END(0));
    (WEFT_BEGIN(2), (void)strcpy(buffer, "short"), WEFT_END(2));
    ((void)snprintf(buffer, sizeof buffer, "%s %lu", s, (WEFT_INTEGER(unsigned long)weft_ready_unsigned(WEFT_SITE(3), (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(4), (WEFT_BEGIN(4), g())))))), WEFT_END(3));
    return (int)(WEFT_INTEGER(long)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), read(0, buffer, sizeof buffer)))) + buffer[0];
}
static const struct weft_site weft_sites[] = {
    { "memcpy", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
    { "strcpy", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "snprintf", "input.c", "caller", 12, 12, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 50, 4, 0, 0 },
    { "read", "input.c", "caller", 13, 13, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
