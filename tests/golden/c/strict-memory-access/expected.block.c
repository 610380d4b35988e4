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
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 4); f(__extension__({ register __auto_type weft_v0_0 = (n->next->value); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (v[i]); weft_arm(&weft_p0); weft_v0_1; }), __extension__({ register __auto_type weft_v0_2 = (*v); weft_arm(&weft_p0); weft_v0_2; }), __extension__({ register __auto_type weft_v0_3 = (local.value); weft_arm(&weft_p0); weft_v0_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
