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
            int got = __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; })); });
            if (got)
                return __extension__({ WEFT_POINT(weft_p2, 2, 0); f(got + tries); });
            __extension__({ WEFT_POINT(weft_p3, 3, 1); longjmp(env, __extension__({ register __auto_type weft_v3_1 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); g(); })); weft_arm(&weft_p3); weft_v3_1; })); });
        }
        tries++;
        if (__extension__({ WEFT_POINT(weft_p5, 5, 0); f(tries); }) > n)
            return __extension__({ WEFT_POINT(weft_p6, 6, 1); f(__extension__({ register __auto_type weft_v6_0 = (__extension__({ WEFT_POINT(weft_p7, 7, 0); f(tries); })); weft_arm(&weft_p6); weft_v6_0; })); });
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
