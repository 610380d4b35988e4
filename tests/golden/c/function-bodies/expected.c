#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The bodies of functions: a point object as first declaration, whose cleanup is the end. Together with calls of the same function, and with main. */
int add(int a, int b) { WEFT_POINT(weft_p0, 0, 0); return a + b; }

static long old_style(a, b) int a; long b;
{ WEFT_POINT(weft_p1, 1, 0);
    return a + b;
}

void quiet_nothing(void)
{ WEFT_POINT(weft_p2, 2, 0);
}

int main(void)
{ WEFT_GLOBAL(3); WEFT_POINT(weft_p4, 4, 0);
    quiet_nothing();
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (add(1, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (int)old_style(2, 3L))))))) == 6 ? 0 : 1;
}
static const struct weft_site weft_sites[] = {
    { "add", "input.c", "add", 2, 2, 5, 2, 3, 0 },
    { "old_style", "input.c", "old_style", 4, 7, 13, 2, 3, 0 },
    { "quiet_nothing""\0""quiet", "input.c", "quiet_nothing", 9, 11, 6, 2, 3, 128 },
    { "main", "input.c", "main", 13, 17, 5, 2, 2, 0 },
    { "main", "input.c", "main", 13, 17, 5, 2, 3, 0 },
    { "add", "input.c", "main", 16, 16, 12, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);
