#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* main calls itself: the program still begins once. A global entry is for the definition, the call inside is no point of it. */
int main(int argc, char **argv)
{ WEFT_GLOBAL(0);
    return argc > 3 ? argc : main(argc + 1, argv);
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 2, 5, 5, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
