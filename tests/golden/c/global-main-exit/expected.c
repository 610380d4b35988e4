#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* main ends through exit: GLOBAL_END does not hang on main's return. */
#include <stdlib.h>
static void last(void)
{
}

int main(void)
{ WEFT_GLOBAL(0);
    (WEFT_BEGIN(1), (void)atexit(last), WEFT_END(1));
    (WEFT_BEGIN(2), (void)exit(3), WEFT_END(2));
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 7, 11, 5, 2, 2, 0 },
    { "atexit", "input.c", "main", 9, 9, 5, 3, 0, 0 },
    { "exit", "input.c", "main", 10, 10, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
