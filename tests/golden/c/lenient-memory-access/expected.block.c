#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Without "strict" a memory access costs nothing and stays in place. */
struct node {
    struct node *next;
    int value;
};
int f(int, int, int, int);

int caller(const struct node *n, const int *v, int i, struct node local)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n->next->value, v[i], *v, local.value)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
