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

static int chosen(void) { return 1; }
static int (*resolve(void))(void) { return chosen; }
int dispatched(void) __attribute__((ifunc("resolve")));

void *naked_by_name(void) { return (void *)bare; }
