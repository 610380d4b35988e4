#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The opening brace of main is a digraph, behind a comment that holds another one. */
int main(void) /* { */
<% WEFT_GLOBAL(0); return 0; %>
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 2, 3, 5, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
