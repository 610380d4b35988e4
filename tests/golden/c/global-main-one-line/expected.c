#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Everything on one line, and an empty body. */
int main(void) { WEFT_GLOBAL(0);}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 2, 2, 5, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
