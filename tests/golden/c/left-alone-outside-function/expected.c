#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* At file scope nothing can run. */
int f(int);
int size = sizeof(f(1));
int array[sizeof(f(2))];
extern __typeof__(f(3)) other;
struct s {
    int b : sizeof(f(4));
};

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(5))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
