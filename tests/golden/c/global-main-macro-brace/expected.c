#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* main's brace comes out of a macro: the invocation is replaced by its expansion. */
#define MAIN int main(void) {
 int main(void) { WEFT_GLOBAL(0); 
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "main", "input.c", "main", 3, 5, 1, 2, 2, 0 },
};
WEFT_UNIT_DEFINE(1);
