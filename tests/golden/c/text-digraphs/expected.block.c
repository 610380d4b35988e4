#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* <: :> <% %> are brackets and braces. */
int f(int);
int g(void);
extern int a<:4:>;

int caller(void)
<%
    int x<::> = <% __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; }), 2 %>;
    return __extension__({ __auto_type weft_v2_0 = (a<:__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g()); WEFT_END(3); weft_r3; }) & 3:>); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); weft_r2; }) + x<:0:>;
%>
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 20, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 17, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
