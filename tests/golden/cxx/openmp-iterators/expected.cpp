#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
/* The dependences of iterators are those of loops, with the modifiers' names. */
void caller(int n, unsigned long m, int *a, int (*b)[8])
{
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); WEFT_BUILT_IN(n); for (int i = (int)(0); i < (int)(n); i++) { WEFT_BUILT_IN(a); WEFT_BUILT_IN(i); weft_task_depend(WEFT_SITE(0), WEFT_DEPEND_IN, __builtin_addressof(a[i])); WEFT_BUILT_IN(b); WEFT_BUILT_IN(i); WEFT_BUILT_IN(b[i]); weft_task_depend(WEFT_SITE(0), WEFT_DEPEND_IN, __builtin_addressof(b[i][0 ])); } _Pragma("omp task depend(iterator(i = 0 : n), in : a[i], b[i][0 : 4]) firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); n++; } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); WEFT_BUILT_IN(m); WEFT_BUILT_IN(a); WEFT_BUILT_IN(a); WEFT_BUILT_IN(n); for (__INT64_TYPE__ weft_n0 = (-1) > 0 ? (unsigned long)(m - 1) < (unsigned long)(0) ? ((__INT64_TYPE__)((unsigned long)(0) - (unsigned long)(m - 1)) - 1) / (-1) + 1 : 0 : (unsigned long)(0) < (unsigned long)(m - 1) ? ((__INT64_TYPE__)((unsigned long)(m - 1) - (unsigned long)(0)) - 1) / -(-1) + 1 : 0; weft_n0 > 0; weft_n0 = 0) for (unsigned long i = (unsigned long)(m - 1); weft_n0 > 0; weft_n0--, i += weft_n0 ? (-1) : 0) for (__INT64_TYPE__ weft_n1 = (2) > 0 ? (int *)(a) < (int *)(a + n) ? ((__INT64_TYPE__)((int *)(a + n) - (int *)(a)) - 1) / (2) + 1 : 0 : (int *)(a + n) < (int *)(a) ? ((__INT64_TYPE__)((int *)(a) - (int *)(a + n)) - 1) / -(2) + 1 : 0; weft_n1 > 0; weft_n1 = 0) for (int * p = (int *)(a); weft_n1 > 0; weft_n1--, p += weft_n1 ? (2) : 0) { WEFT_BUILT_IN(a); WEFT_BUILT_IN(i); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_INOUT, __builtin_addressof(a[i])); WEFT_BUILT_IN(p); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_INOUT, __builtin_addressof(*p)); } weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_OUT | WEFT_DEPEND_LAST, __builtin_addressof(n)); _Pragma("omp task depend(iterator(unsigned long i = m - 1 : 0 : -1, int *p = a : a + n : 2), inout : a[i], *p) depend(out : n) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); n++; } }
}
static const weft_site weft_sites[] = {
    { "omp::task", "input.cpp", "caller", 4, 5, 1, 3, 6, 0 },
    { "omp::task", "input.cpp", "caller", 6, 7, 1, 3, 6, 32 },
};
WEFT_UNIT_DEFINE(2)
