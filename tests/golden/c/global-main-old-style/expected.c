#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* main in the old style, without a type. */
main(argc, argv)
    int argc;
    char **argv;
{ WEFT_GLOBAL(0);
    return argc > 1 && argv[1];
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 2, 7, 1, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
