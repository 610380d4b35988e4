#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The global entry stands first and "**" behind it: each decides for what it is made for. */
int f(int);

int main(int argc, char **argv)
{ WEFT_GLOBAL(0);
    return argc > 3 ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(argc)))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), main(argc + 1, argv))));
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 4, 7, 5, 2, 2, 0 },
    { "f", "input.c", "main", 6, 6, 23, 5, 0, 0 },
    { "main", "input.c", "main", 6, 6, 33, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
