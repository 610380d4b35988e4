#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Callers of setjmp and alloca: the point object does not change after its declaration, and memory of alloca lives to the end of the function. */
#include <alloca.h>
#include <setjmp.h>
#include <string.h>

static jmp_buf back;

int returns_twice(volatile int n)
{ WEFT_POINT(weft_p0, 0, 0);
    if (setjmp(back) == 0)
        longjmp(back, n);
    return n;
}

unsigned long on_the_stack(unsigned long n)
{ WEFT_POINT(weft_p1, 1, 0);
    char *bytes = alloca(n + 1);
    memset(bytes, 'x', n);
    bytes[n] = 0;
    return strlen(bytes);
}
static const struct weft_site weft_sites[] = {
    { "returns_twice", "input.c", "returns_twice", 8, 13, 5, 2, 3, 0 },
    { "on_the_stack", "input.c", "on_the_stack", 15, 21, 15, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(2);
