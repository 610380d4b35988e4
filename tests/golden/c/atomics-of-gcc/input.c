/* gcc's <stdatomic.h> is made of builtins that gcc takes for objects of _Atomic types, and the front end does not: calls
 * among their operands are points, and so are the other calls of such a source that come out of macros. */
#ifdef __clang__
#error its builtins are others
#endif
#include <stdatomic.h>
#define TWICE(x) ((x) + (x))
int g(void);
int f(int);

int macros(int *p, _Atomic int *a, _Atomic(int *) *q)
{
    atomic_store(a, g());
    f(atomic_exchange(a, g()));
    if (atomic_load(q) != p && atomic_fetch_sub_explicit(a, f(1), memory_order_relaxed))
        return TWICE(f(2));
    return atomic_compare_exchange_strong(a, p, g()) + (int)atomic_flag_test_and_set(&(atomic_flag)ATOMIC_FLAG_INIT);
}

int builtins(int *p, _Atomic int *a)
{
    int plain = __atomic_fetch_add(p, g(), __ATOMIC_RELAXED) + f(__atomic_load_n(p, __ATOMIC_RELAXED));
    return plain + __atomic_fetch_add(a, g(), __ATOMIC_RELAXED) + f(__atomic_load_n(a, __ATOMIC_RELAXED));
}
