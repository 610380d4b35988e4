#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* (main) is main; a label comes first in its body. */
int (main)(int argc, char **argv, char **envp)
{ WEFT_GLOBAL(0);
start:
    if (envp && !argv)
        goto start;
    return argc;
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 2, 8, 6, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
