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
    __extension__({ WEFT_BEGIN(0); h.done(); WEFT_END(0); });
    return __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), d->read(1)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), handler(2)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), parameter(3)); WEFT_END(3); weft_r3; }) + __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), local(4)); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "hooks.done", "input.c", "caller", 13, 13, 5, 3, 0, 0 },
    { "device.read", "input.c", "caller", 14, 14, 12, 7, 0, 0 },
    { "*handler", "input.c", "caller", 14, 14, 25, 7, 0, 0 },
    { "*parameter", "input.c", "caller", 14, 14, 38, 6, 0, 0 },
    { "*local", "input.c", "caller", 14, 14, 53, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
