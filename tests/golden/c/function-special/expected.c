#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bodies in front of which nothing may run: naked functions, resolvers of ifunc (the program is not relocated yet), handlers of interrupts. */
#define BARE __attribute__((naked))

__attribute__((__naked__)) void naked(void)
{
    __asm__("ret");
}

BARE static void bare(void)
{
    __asm__("ret");
}

static int chosen(void) { WEFT_POINT(weft_p0, 0, 0); return 1; }
static int (*resolve(void))(void) { return chosen; }
int dispatched(void) __attribute__((ifunc("resolve")));

void *naked_by_name(void) { WEFT_POINT(weft_p1, 1, 0); return (void *)bare; }
static const struct weft_site weft_sites[] = {
    { "chosen", "input.c", "chosen", 14, 14, 12, 2, 3, 0 },
    { "naked_by_name", "input.c", "naked_by_name", 18, 18, 7, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(2);
