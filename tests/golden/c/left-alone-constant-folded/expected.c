#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Places that want a constant and get one from a call the compiler folds away. */
unsigned long strlen(const char *);
static unsigned long size = __builtin_strlen("four");

int caller(int x)
{
    static unsigned long inner = __builtin_strlen("static");
    switch (x) {
    case __builtin_constant_p(3):
        return (int)(WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), strlen("six"))));
    }
    return (int)(size + inner);
}
static const struct weft_site weft_sites[] = {
    { "strlen", "input.c", "caller", 10, 10, 21, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
