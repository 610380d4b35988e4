#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Variadic macros hand their operands on. */
int logf1(const char *, ...) __attribute__((format(printf, 1, 2)));
int g(void);
#define LOG(...) logf1(__VA_ARGS__)
#define LOG2(fmt, ...) logf1(fmt "\n", ##__VA_ARGS__)

int caller(void)
{
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (logf1("%d", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g())))))))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), logf1("x" "\n"))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (logf1("%d" "\n", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), g()))))))))) ;
}
static const struct weft_site weft_sites[] = {
    { "logf1", "input.c", "caller", 9, 9, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 12, 7, 0, 0 },
    { "logf1", "input.c", "caller", 9, 9, 29, 6, 0, 0 },
    { "logf1", "input.c", "caller", 9, 9, 41, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 41, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
