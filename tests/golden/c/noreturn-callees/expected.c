#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Functions that do not return, of a type that a wrapper has to spell: with "..." or behind a pointer. */
void die(const char *format, ...) __attribute__((noreturn));
void leave(int status) __attribute__((noreturn));
static void (*last)(const char *format, ...) __attribute__((noreturn)) = die;
static void (*end)(int status) __attribute__((noreturn)) = leave;
typedef void (*ender)(void (*)(int) __attribute__((noreturn)), int);
int number(int n);
int f(int n, ender e)
{
    switch (n) {
    case 0:
        (WEFT_BEGIN(0), (void)die("zero"), WEFT_END(0));
    case 1:
        ((void)die("%d %s", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), number(n)))))), "one"), WEFT_END(1));
    case 2:
        ((void)last("%d", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), number(n))))))), WEFT_END(3));
    case 3:
        ((void)end((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), number(n))))))), WEFT_END(5));
    case 4:
        ((void)e(leave, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), number(n))))))), WEFT_END(7));
    case 5:
        __extension__({ WEFT_POINT(weft_p9, 9, 2); __extension__({ register __auto_type weft_v9_2 = (((WEFT_BEGIN(10), (void)number(5), WEFT_END(10)), die)); weft_arm(&weft_p9); weft_v9_2; })("%d", __extension__({ register __auto_type weft_v9_1 = ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), number(n))))); weft_arm(&weft_p9); weft_v9_1; })); });
    case 6:
        __extension__({ WEFT_POINT(weft_p12, 12, 2); __extension__({ register __auto_type weft_v12_2 = (((WEFT_BEGIN(13), (void)number(6), WEFT_END(13)), e)); weft_arm(&weft_p12); weft_v12_2; })(leave, __extension__({ register __auto_type weft_v12_1 = ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(14), (WEFT_BEGIN(14), number(n))))); weft_arm(&weft_p12); weft_v12_1; })); });
    }
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(15), (WEFT_BEGIN(15), number(n))));
}
void enter(void *state);
#define WITH_STATE(function) (enter(state), function)
#define fail WITH_STATE(die)
int m(void *state);
WEFT_STATIC_APART __typeof__(void) weft_w17(__typeof__(void (*)(const char *, ...)) weft_f, __typeof__(const char *) weft_a0) { WEFT_POINT(weft_p17, 17, 0); weft_f(weft_a0); } int h(void *state, int n)
{
    if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(16), (WEFT_BEGIN(16), m(state)))))
         weft_w17 (((WEFT_BEGIN(18), (void)enter(state), WEFT_END(18)), die), "no way");
    return n;
}
static const struct weft_site weft_sites[] = {
    { "die", "input.c", "f", 12, 12, 9, 6, 0, 0 },
    { "die", "input.c", "f", 14, 14, 9, 6, 0, 0 },
    { "number", "input.c", "f", 14, 14, 22, 7, 0, 0 },
    { "*last", "input.c", "f", 16, 16, 9, 6, 0, 0 },
    { "number", "input.c", "f", 16, 16, 20, 7, 0, 0 },
    { "*end", "input.c", "f", 18, 18, 9, 6, 0, 0 },
    { "number", "input.c", "f", 18, 18, 13, 7, 0, 0 },
    { "*e", "input.c", "f", 20, 20, 9, 6, 0, 0 },
    { "number", "input.c", "f", 20, 20, 18, 7, 0, 0 },
    { "<expression>", "input.c", "f", 22, 22, 9, 6, 0, 0 },
    { "number", "input.c", "f", 22, 22, 10, 8, 0, 0 },
    { "number", "input.c", "f", 22, 22, 32, 7, 0, 0 },
    { "<expression>", "input.c", "f", 24, 24, 9, 6, 0, 0 },
    { "number", "input.c", "f", 24, 24, 10, 8, 0, 0 },
    { "number", "input.c", "f", 24, 24, 31, 7, 0, 0 },
    { "number", "input.c", "f", 26, 26, 12, 4, 0, 0 },
    { "m", "input.c", "h", 34, 34, 9, 4, 0, 0 },
    { "<expression>", "input.c", "h", 35, 35, 9, 4, 0, 0 },
    { "enter", "input.c", "h", 35, 35, 9, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(19);
