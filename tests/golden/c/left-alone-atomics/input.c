/* Atomic operations of C11 and of gcc. */
#include <stdatomic.h>
int g(void);

int caller(int *p, _Atomic int *a)
{
    __sync_fetch_and_add(p, g());
    __atomic_store_n(p, 1, __ATOMIC_SEQ_CST);
    atomic_store(a, 3);
    return atomic_fetch_add(a, 1) + atomic_load(a) + __atomic_load_n(p, __ATOMIC_RELAXED);
}
