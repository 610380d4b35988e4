#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "strict": reading through a pointer or an index counts as a cost too, so a cache miss is not inside the interval. */
struct node {
    struct node *next;
    int value;
};
int f(int, int, int, int);

int caller(const struct node *n, const int *v, int i, struct node local)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 4), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), n->next->value)), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), v[i])), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), *v)), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), local.value))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
