#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* <: :> <% %> are brackets and braces. */
int f(int);
int g(void);
extern int a<:4:>;

int caller(void)
<%
    int x<::> = <% __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; })); }), 2 %>;
    return __extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (a<:__extension__({ WEFT_POINT(weft_p3, 3, 0); g(); }) & 3:>); weft_arm(&weft_p2); weft_v2_0; })); }) + x<:0:>;
%>
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 20, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 17, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
