#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A task: its creation with what it depends on, its number by firstprivate, its body. */
void potrf(double *a);
void caller(int n, double *a, double *b[4][4], int *flag);

void caller(int n, double *a, double *b[4][4], int *flag)
{
    int i = 0;
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); weft_task_depend(WEFT_SITE(0), WEFT_DEPEND_INOUT, &(a[0 ])); weft_task_traits(WEFT_SITE(0), WEFT_TASK_HAS_A_PRIORITY, 1); _Pragma("omp task depend(inout : a[0 : n]) priority(1) firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); potrf(a); } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_IN, &(b[i][1][0])); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_IN, &(*flag)); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_OUT | WEFT_DEPEND_LAST, &(a[i < 2 ? i : 0])); _Pragma("omp task depend(in : b[i][1][ : n], *flag) \
    depend(out : a[i < 2 ? i : 0]) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); {
        potrf(b[i][1]);
    } } }
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); weft_task_depend(WEFT_SITE(2), WEFT_DEPEND_MUTEXINOUTSET, &(n)); weft_task_depend(WEFT_SITE(2), WEFT_DEPEND_INOUTSET | WEFT_DEPEND_LAST, &(a[1])); _Pragma("omp task depend(mutexinoutset : n) depend(inoutset : a[1]) firstprivate(weft_t2)")
    { WEFT_TASK_BODY(weft_p2, 2, weft_t2); {
{ __UINT64_TYPE__ weft_t3 = weft_task_create(WEFT_SITE(3)); weft_task_traits(WEFT_SITE(3), WEFT_TASK_IS_MERGEABLE | ((n > 4) ? WEFT_TASK_IS_FINAL : 0) | (!(n > 3) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task if (n > 3) final(n > 4) mergeable firstprivate(weft_t3)")
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
static const struct weft_site weft_sites[] = {
    { "omp::task potrf", "input.c", "caller", 8, 9, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 10, 14, 1, 3, 6, 32 },
    { "omp::task", "input.c", "caller", 15, 20, 1, 3, 6, 32 },
    { "omp::task potrf", "input.c", "caller", 17, 18, 1, 4, 6, 0 },
    { "omp::task", "input.c", "caller", 21, 23, 1, 3, 6, 16 },
    { "omp::critical", "input.c", "caller", 22, 23, 1, 3, 4, 0 },
    { "omp::critical", "input.c", "caller", 23, 23, 5, 3, 5, 0 },
    { "omp::task", "input.c", "caller", 24, 24, 5, 3, 6, 16 },
    { "omp::task potrf", "input.c", "caller", 26, 27, 1, 4, 6, 16 },
};
WEFT_UNIT_DEFINE(9);
