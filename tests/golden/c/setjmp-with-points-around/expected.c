#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function with setjmp in it and points around: -Wclobbered finds nothing new, volatile locals are untouched. */
#include <setjmp.h>
int f(int);
int g(void);
static jmp_buf env;

int caller(int n)
{
    volatile int tries = 0;
    for (;;) {
        if (setjmp(env) == 0) {
            int got = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g())))))))));
            if (got)
                return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(got + tries))));
            ((void)longjmp(env, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), g())))))), WEFT_END(3));
        }
        tries++;
        if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(tries)))) > n)
            return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(tries))))))))));
    }
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 23, 9, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 25, 10, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 24, 9, 0, 0 },
    { "longjmp", "input.c", "caller", 15, 15, 13, 7, 0, 0 },
    { "g", "input.c", "caller", 15, 15, 26, 8, 0, 0 },
    { "f", "input.c", "caller", 18, 18, 13, 7, 0, 0 },
    { "f", "input.c", "caller", 19, 19, 20, 7, 0, 0 },
    { "f", "input.c", "caller", 19, 19, 22, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
