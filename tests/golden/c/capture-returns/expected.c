#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[4]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What a body returns: into a variable of the function's type. A return that a macro writes comes out of the macro; a braced block inside is the body's, too. */
#define GIVE(x) return (x)
enum answer { NO, YES };
extern int f(int n);

enum answer ask(int n)
{ WEFT_KEPT(weft_p0, 0, 0, 0);
    if (n > 1)
        return __extension__({ __typeof__(enum answer) weft_r0 = ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n)))) ? YES : NO); weft_keep_unsigned(&weft_p0, 0, weft_r0); weft_r0; });
    return __extension__({ __typeof__(enum answer) weft_r0 = ((enum answer)__extension__({ if (n < 0) return __extension__({ __typeof__(enum answer) weft_r0 = (NO); weft_keep_unsigned(&weft_p0, 0, weft_r0); weft_r0; }); n; })); weft_keep_unsigned(&weft_p0, 0, weft_r0); weft_r0; });
}

const char *name(int n)
{ WEFT_KEPT(weft_p2, 2, 1, 1); __attribute((__unused__)) int weft_v2 = __extension__({ weft_keep_int(&weft_p2, 0, n); weft_kept_arm(&weft_p2); 0; });
    if (n)  return __extension__({ __typeof__(const char *) weft_r2 = (("name")); weft_keep_string(&weft_p2, 1, weft_r2, 64); weft_r2; }) ;
    return __extension__({ __typeof__(const char *) weft_r2 = (0); weft_keep_string(&weft_p2, 1, weft_r2, 64); weft_r2; });
}

struct pair { int a, b; } both(int n)
{ WEFT_KEPT(weft_p3, 3, 1, 2); __attribute((__unused__)) int weft_v3 = __extension__({ weft_keep_int(&weft_p3, 0, n); weft_kept_arm(&weft_p3); 0; });
    return (struct pair){ n, n };
}

void nothing(int n)
{ WEFT_KEPT(weft_p4, 4, 1, 3); __attribute((__unused__)) int weft_v4 = __extension__({ weft_keep_int(&weft_p4, 0, n); weft_kept_arm(&weft_p4); 0; });
    if (n)
        return;
}
static const struct weft_site weft_sites[] = {
    { "ask", "input.c", "ask", 6, 11, 13, 2, 3, 0 },
    { "f", "input.c", "ask", 9, 9, 16, 6, 0, 0 },
    { "name", "input.c", "name", 13, 17, 13, 2, 3, 0 },
    { "both", "input.c", "both", 19, 22, 27, 2, 3, 0 },
    { "nothing", "input.c", "nothing", 24, 28, 6, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(5);
WEFT_DETAILS_FOLLOW
static const struct weft_condition weft_conditions_0[] = {
    { 0, 0, 1L, 1, 0, 0 },
};
static struct weft_detail weft_details[4] = {
    { "return{NO=0,YES=1}", weft_conditions_0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n return", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "n", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
