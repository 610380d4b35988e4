#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Untied tasks: what may move one to another thread is told around that. */
void f(int x);
void g(int *x);
void caller(int n)
{
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); weft_task_traits(WEFT_SITE(0), WEFT_TASK_IS_UNTIED, 0); _Pragma("omp task untied firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); f(n); } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); weft_task_depend(WEFT_SITE(1), WEFT_DEPEND_OUT, &(n)); weft_task_traits(WEFT_SITE(1), WEFT_TASK_IS_UNTIED, 0); _Pragma("omp task untied depend(out : n) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); {
        f(n);
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); weft_task_traits(WEFT_SITE(2), WEFT_TASK_IS_UNTIED, 0); weft_task_pause(WEFT_SITE(1)); _Pragma("omp task untied firstprivate(weft_t2)")
        { WEFT_TASK_BODY(weft_p2, 2, weft_t2); {
            f(1);
{ __UINT64_TYPE__ weft_t3 = weft_task_create(WEFT_SITE(3)); weft_task_pause(WEFT_SITE(2)); _Pragma("omp task shared(n) firstprivate(weft_t3)")
{ WEFT_TASK_BODY(weft_p3, 3, weft_t3); { WEFT_DIRECTIVE(weft_p4, 4); _Pragma("omp critical")
            { WEFT_DIRECTIVE(weft_p5, 5); g(&n); } } } weft_task_resume(WEFT_SITE(2), weft_t2); }
{ weft_task_pause(WEFT_SITE(2)); _Pragma("omp taskyield") weft_task_resume(WEFT_SITE(2), weft_t2); }
{ __UINT64_TYPE__ weft_t7 = weft_task_create(WEFT_SITE(7)); weft_task_pause(WEFT_SITE(2)); _Pragma("omp task firstprivate(weft_t7)")
            { WEFT_TASK_BODY(weft_p7, 7, weft_t7); f(1); } weft_task_resume(WEFT_SITE(2), weft_t2); }
        } } weft_task_resume(WEFT_SITE(1), weft_t1); }
#pragma omp critical
        {
            f(2);
{ weft_task_pause(WEFT_SITE(1)); _Pragma("omp taskwait") weft_task_resume(WEFT_SITE(1), weft_t1); }
        }
        f(3);
    } } }
}
static const struct weft_site weft_sites[] = {
    { "omp::task f", "input.c", "caller", 6, 7, 1, 3, 6, 0 },
    { "omp::task", "input.c", "caller", 8, 27, 1, 3, 6, 0 },
    { "omp::task", "input.c", "caller", 11, 20, 1, 4, 6, 0 },
    { "omp::task", "input.c", "caller", 14, 16, 1, 5, 6, 16 },
    { "omp::critical", "input.c", "caller", 15, 16, 1, 5, 4, 0 },
    { "omp::critical", "input.c", "caller", 16, 16, 13, 5, 5, 0 },
    { "omp::taskyield", "input.c", "caller", 17, 17, 1, 5, 4, 0 },
    { "omp::task f", "input.c", "caller", 18, 19, 1, 5, 6, 16 },
    { "omp::taskwait", "input.c", "caller", 24, 24, 1, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(9);
