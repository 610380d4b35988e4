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
    __extension__({ WEFT_POINT(weft_p0, 0, 0); h.done(); });
    return __extension__({ WEFT_POINT(weft_p1, 1, 0); d->read(1); }) + __extension__({ WEFT_POINT(weft_p2, 2, 0); handler(2); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); parameter(3); }) + __extension__({ WEFT_POINT(weft_p4, 4, 0); local(4); });
}
static const struct weft_site weft_sites[] = {
    { "hooks.done", "input.c", "caller", 13, 13, 5, 3, 0, 0 },
    { "device.read", "input.c", "caller", 14, 14, 12, 7, 0, 0 },
    { "*handler", "input.c", "caller", 14, 14, 25, 7, 0, 0 },
    { "*parameter", "input.c", "caller", 14, 14, 38, 6, 0, 0 },
    { "*local", "input.c", "caller", 14, 14, 53, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
