#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A switch over a call that returns an enum: -Wswitch still sees the enum. */
enum colour { RED, GREEN };
enum colour colour(int);
int f(enum colour);

int caller(int x)
{
    switch (__extension__({ WEFT_POINT(weft_p0, 0, 0); colour(x); })) {
    case RED:
        return 1;
    case GREEN:
        return __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); colour(2); })); weft_arm(&weft_p1); weft_v1_0; })); });
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "colour", "input.c", "caller", 8, 8, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 16, 7, 0, 0 },
    { "colour", "input.c", "caller", 12, 12, 18, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
