#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A task: its creation with what it depends on, its number by firstprivate, its body.
void potrf(double *a);

void caller(int n, double *a, double *b[4][4], int *flag)
{
    int i = 0;
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); WEFT_BUILT_IN(a); weft_task_depend(WEFT_SITE(0), WEFT_DEPEND_INOUT, __builtin_addressof(a[0 ])); weft_task_traits(WEFT_SITE(0), WEFT_TASK_HAS_A_PRIORITY, ::weft::task_priority(1)); _Pragma("omp task depend(inout : a[0 : n]) priority(1) firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); potrf(a); } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); WEFT_BUILT_IN(b); WEFT_BUILT_IN(i); WEFT_BUILT_IN(b[i]); WEFT_BUILT_IN(b[i][1]); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_IN, __builtin_addressof(b[i][1][0])); WEFT_BUILT_IN(flag); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_IN, __builtin_addressof(*flag)); WEFT_BUILT_IN(a); WEFT_BUILT_IN(i); WEFT_BUILT_IN(i); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_OUT | WEFT_DEPEND_LAST, __builtin_addressof(a[i < 2 ? i : 0])); _Pragma("omp task depend(in : b[i][1][ : n], *flag) \
    depend(out : a[i < 2 ? i : 0]) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); {
        potrf(b[i][1]);
    } } }
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); weft_task_depend(WEFT_SITE(2), WEFT_DEPEND_MUTEXINOUTSET, __builtin_addressof(n)); WEFT_BUILT_IN(a); weft_task_depend(WEFT_SITE(2), WEFT_DEPEND_INOUTSET | WEFT_DEPEND_LAST, __builtin_addressof(a[1])); _Pragma("omp task depend(mutexinoutset : n) depend(inoutset : a[1]) firstprivate(weft_t2)")
    { WEFT_TASK_BODY(weft_p2, 2, weft_t2); {
{ __UINT64_TYPE__ weft_t3 = weft_task_create(WEFT_SITE(3)); weft_task_traits(WEFT_SITE(3), WEFT_TASK_IS_MERGEABLE | (WEFT_IS_BUILT_IN(n) && (n > 4) ? WEFT_TASK_IS_FINAL : 0) | (WEFT_IS_BUILT_IN(n) && !(n > 3) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task if (n > 3) final(n > 4) mergeable firstprivate(weft_t3)")
        { WEFT_TASK_BODY(weft_p3, 3, weft_t3); potrf(a); } }
        n++;
    } } }
{ __UINT64_TYPE__ weft_t4 = weft_task_create(WEFT_SITE(4)); _Pragma("omp task firstprivate(weft_t4)")
{ WEFT_TASK_BODY(weft_p4, 4, weft_t4); { WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp critical")
    { WEFT_DIRECTIVE(weft_p6, 6); potrf(a); } } } }
    { __UINT64_TYPE__ weft_t7 = weft_task_create(WEFT_SITE(7)); _Pragma("omp task shared(n) firstprivate(weft_t7)") { WEFT_TASK_BODY(weft_p7, 7, weft_t7); n++; } }
    if (n)
{ __UINT64_TYPE__ weft_t8 = weft_task_create(WEFT_SITE(8)); _Pragma("omp task firstprivate(weft_t8)")
        { WEFT_TASK_BODY(weft_p8, 8, weft_t8); potrf(b[0][0]); } }
    else
        n--;
}
static const weft_site weft_sites[] = {
    { "omp::task potrf", "input.cpp", "caller", 7, 8, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 9, 13, 1, 3, 6, 32 },
    { "omp::task", "input.cpp", "caller", 14, 19, 1, 3, 6, 32 },
    { "omp::task potrf", "input.cpp", "caller", 16, 17, 1, 4, 6, 0 },
    { "omp::task", "input.cpp", "caller", 20, 22, 1, 3, 6, 16 },
    { "omp::critical", "input.cpp", "caller", 21, 22, 1, 3, 4, 0 },
    { "omp::critical", "input.cpp", "caller", 22, 22, 5, 3, 5, 0 },
    { "omp::task", "input.cpp", "caller", 23, 23, 5, 3, 6, 16 },
    { "omp::task potrf", "input.cpp", "caller", 25, 26, 1, 4, 6, 16 },
};
WEFT_UNIT_DEFINE(9)
