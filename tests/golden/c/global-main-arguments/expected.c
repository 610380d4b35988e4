#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* main with arguments and declarations first; a prototype before it is no body. */
int main(int, char **);

int
main(int argc, char **argv)
{ WEFT_GLOBAL(0);
    int n = argc;
    (void)argv;
    if (n > 2)
        return 2;
    return n;
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 5, 12, 1, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
