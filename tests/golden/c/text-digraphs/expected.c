#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* <: :> <% %> are brackets and braces. */
int f(int);
int g(void);
extern int a<:4:>;

int caller(void)
<%
    int x<::> = <% (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))))))), 2 %>;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), a<:(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g()))) & 3:>)))))) + x<:0:>;
%>
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 20, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 17, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
