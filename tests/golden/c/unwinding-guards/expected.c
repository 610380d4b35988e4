#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Where exceptions can leave calls and nothing is optimised, the points of a long body have objects of the body, one for
 * each point of a full expression; the few points of a short body have their own. */
struct pair {
    int a, b;
};
int f(int);
int g(int, int);
char *s(int);
double d(double);
void v(int);
struct pair p(int);

WEFT_STATIC_APART __typeof__(struct pair) weft_w16(__typeof__(int) weft_a0) { WEFT_POINT(weft_p16, 16, 0); return p(weft_a0); } int long_body(int x)
{ WEFT_GUARDS weft_n0_0 = WEFT_NO_CALL, weft_n0_1 = WEFT_NO_CALL, weft_n0_2 = WEFT_NO_CALL, weft_n0_3 = WEFT_NO_CALL, weft_n0_4 = WEFT_NO_CALL;
    int r = (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 0, 0), f(1))));
    (WEFT_OPEN(weft_n0_0, 1, 0), (void)v(x), WEFT_CLOSE(weft_n0_0));
    r += (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 2, 2), g((WEFT_INTEGER(int)weft_armed_signed(&weft_n0_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_1, (WEFT_OPEN(weft_n0_1, 3, 0), f(2)))))), (WEFT_INTEGER(int)weft_armed_signed(&weft_n0_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_2, (WEFT_OPEN(weft_n0_2, 4, 0), f(3)))))))))) + (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_3, (WEFT_OPEN(weft_n0_3, 5, 1), g((WEFT_INTEGER(int)weft_armed_signed(&weft_n0_3, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_4, (WEFT_OPEN(weft_n0_4, 6, 0), f(4)))))), 5))));
    (WEFT_AS(char *)weft_closed_pointer(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 7, 1), s((WEFT_INTEGER(int)weft_armed_signed(&weft_n0_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_1, (WEFT_OPEN(weft_n0_1, 8, 0), f(x))))))))))[0] = 'a';
    r += (WEFT_AS(double)weft_closed_double(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 9, 1), d((WEFT_INTEGER(int)weft_armed_signed(&weft_n0_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_1, (WEFT_OPEN(weft_n0_1, 10, 0), f(7)))))))))) > 1.0;
    x && ((WEFT_OPEN(weft_n0_0, 11, 1), (void)v((WEFT_INTEGER(int)weft_armed_signed(&weft_n0_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_1, (WEFT_OPEN(weft_n0_1, 12, 0), f(8))))))), WEFT_CLOSE(weft_n0_0)), 1);
    for ((WEFT_OPEN(weft_n0_0, 13, 0), (void)v(1), WEFT_CLOSE(weft_n0_0)); x && (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 14, 0), f(x)))); (WEFT_OPEN(weft_n0_0, 15, 0), (void)v(2), WEFT_CLOSE(weft_n0_0)))
        r += weft_w16(x).a;
    return x ? (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_0, (WEFT_OPEN(weft_n0_0, 17, 0), f(9)))) : (WEFT_INTEGER(int)weft_closed_signed(&weft_n0_1, (WEFT_OPEN(weft_n0_1, 18, 0), g(1, 2))));
}

int short_body(int x)
{ WEFT_GUARDS weft_n1_0 = WEFT_NO_CALL, weft_n1_1 = WEFT_NO_CALL, weft_n1_2 = WEFT_NO_CALL;
    return (WEFT_INTEGER(int)weft_closed_signed(&weft_n1_0, (WEFT_OPEN(weft_n1_0, 19, 1), f((WEFT_INTEGER(int)weft_armed_signed(&weft_n1_0, (WEFT_INTEGER(int)weft_closed_signed(&weft_n1_1, (WEFT_OPEN(weft_n1_1, 20, 1), g(x, (WEFT_INTEGER(int)weft_armed_signed(&weft_n1_1, (WEFT_INTEGER(int)weft_closed_signed(&weft_n1_2, (WEFT_OPEN(weft_n1_2, 21, 0), f(1))))))))))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "long_body", 15, 15, 13, 5, 0, 0 },
    { "v", "input.c", "long_body", 16, 16, 5, 3, 0, 0 },
    { "g", "input.c", "long_body", 17, 17, 10, 5, 0, 0 },
    { "f", "input.c", "long_body", 17, 17, 12, 6, 0, 0 },
    { "f", "input.c", "long_body", 17, 17, 18, 6, 0, 0 },
    { "g", "input.c", "long_body", 17, 17, 26, 5, 0, 0 },
    { "f", "input.c", "long_body", 17, 17, 28, 6, 0, 0 },
    { "s", "input.c", "long_body", 18, 18, 5, 5, 0, 0 },
    { "f", "input.c", "long_body", 18, 18, 7, 6, 0, 0 },
    { "d", "input.c", "long_body", 19, 19, 10, 5, 0, 0 },
    { "f", "input.c", "long_body", 19, 19, 12, 6, 0, 0 },
    { "v", "input.c", "long_body", 20, 20, 11, 5, 0, 0 },
    { "f", "input.c", "long_body", 20, 20, 13, 6, 0, 0 },
    { "v", "input.c", "long_body", 21, 21, 10, 4, 0, 0 },
    { "f", "input.c", "long_body", 21, 21, 21, 5, 0, 0 },
    { "v", "input.c", "long_body", 21, 21, 27, 4, 0, 0 },
    { "p", "input.c", "long_body", 22, 22, 14, 6, 0, 0 },
    { "f", "input.c", "long_body", 23, 23, 16, 5, 0, 0 },
    { "g", "input.c", "long_body", 23, 23, 23, 5, 0, 0 },
    { "f", "input.c", "short_body", 28, 28, 12, 4, 0, 0 },
    { "g", "input.c", "short_body", 28, 28, 14, 5, 0, 0 },
    { "f", "input.c", "short_body", 28, 28, 19, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(22);
