#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Atomic operations of C11 and of gcc. */
#include <stdatomic.h>
int g(void);

int caller(int *p, _Atomic int *a)
{
    __sync_fetch_and_add(p, (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g()))));
    __atomic_store_n(p, 1, __ATOMIC_SEQ_CST);
    atomic_store(a, 3);
    return atomic_fetch_add(a, 1) + atomic_load(a) + __atomic_load_n(p, __ATOMIC_RELAXED);
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 7, 7, 29, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
