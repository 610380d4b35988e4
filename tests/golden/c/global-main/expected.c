#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* GLOBAL_BEGIN is the first thing in main's body; GLOBAL_END is when the program ends. */
int f(int);

int main(void)
{ WEFT_GLOBAL(0);
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))));
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 4, 7, 5, 2, 2, 0 },
    { "f", "input.c", "main", 6, 6, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
