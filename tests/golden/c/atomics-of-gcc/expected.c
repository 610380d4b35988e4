#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
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
      __extension__ ({ __auto_type __atomic_store_ptr = ( a ); __typeof__ ((void)0, *__atomic_store_ptr) __atomic_store_tmp = ( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g()))) ); __atomic_store (__atomic_store_ptr, &__atomic_store_tmp, (5)); }) ;
    ((void)f(  (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), __extension__ ({ __auto_type __atomic_exchange_ptr = ( a ); __typeof__ ((void)0, *__atomic_exchange_ptr) __atomic_exchange_val = ( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g()))) ); __typeof__ ((void)0, *__atomic_exchange_ptr) __atomic_exchange_tmp; __atomic_exchange (__atomic_exchange_ptr, &__atomic_exchange_val, &__atomic_exchange_tmp, (5)); __atomic_exchange_tmp; }))) ), WEFT_END(1));
    if (atomic_load(q) != p &&   __atomic_fetch_sub (( a ), ( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1)))) ), ( memory_order_relaxed )) )
        return  (((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(2))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(2)))))) ;
    return   __extension__ ({ __auto_type __atomic_compare_exchange_ptr = ( a ); __typeof__ ((void)0, *__atomic_compare_exchange_ptr) __atomic_compare_exchange_tmp = ( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), g()))) ); __atomic_compare_exchange (__atomic_compare_exchange_ptr, ( p ), &__atomic_compare_exchange_tmp, 0, (5), (5)); })  + (int)atomic_flag_test_and_set(&(atomic_flag)ATOMIC_FLAG_INIT);
}

int builtins(int *p, _Atomic int *a)
{
    int plain = __atomic_fetch_add(p, (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), g()))), __ATOMIC_RELAXED) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(__atomic_load_n(p, __ATOMIC_RELAXED)))));
    return plain + __atomic_fetch_add(a, (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), g()))), __ATOMIC_RELAXED) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), f(__atomic_load_n(a, __ATOMIC_RELAXED)))));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "macros", 13, 13, 5, 8, 0, 0 },
    { "f", "input.c", "macros", 14, 14, 5, 3, 0, 0 },
    { "g", "input.c", "macros", 14, 14, 7, 9, 0, 0 },
    { "f", "input.c", "macros", 15, 15, 32, 5, 0, 0 },
    { "f", "input.c", "macros", 16, 16, 16, 6, 0, 0 },
    { "f", "input.c", "macros", 16, 16, 16, 6, 0, 0 },
    { "g", "input.c", "macros", 17, 17, 12, 10, 0, 0 },
    { "g", "input.c", "builtins", 22, 22, 39, 6, 0, 0 },
    { "f", "input.c", "builtins", 22, 22, 64, 6, 0, 0 },
    { "g", "input.c", "builtins", 23, 23, 42, 6, 0, 0 },
    { "f", "input.c", "builtins", 23, 23, 67, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(11);
