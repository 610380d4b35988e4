#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls through pointers and members are named after their declaration. */
struct device {
    int (*read)(int);
};
typedef struct {
    void (*done)(void);
} hooks;
extern int (*handler)(int);

int caller(struct device *d, hooks h, int (*parameter)(int))
{
    int (*local)(int) = parameter;
    (WEFT_BEGIN(0), (void)h.done(), WEFT_END(0));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), d->read(1)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), handler(2)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), parameter(3)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), local(4))));
}
static const struct weft_site weft_sites[] = {
    { "hooks.done", "input.c", "caller", 13, 13, 5, 3, 0, 0 },
    { "device.read", "input.c", "caller", 14, 14, 12, 7, 0, 0 },
    { "*handler", "input.c", "caller", 14, 14, 25, 7, 0, 0 },
    { "*parameter", "input.c", "caller", 14, 14, 38, 6, 0, 0 },
    { "*local", "input.c", "caller", 14, 14, 53, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
