#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Clauses that say something of a task, and dependences by depobj, which is read as the compiler has laid it out. A priority whose
 * expression has effects is not evaluated twice. Of a cancelled construct, what stands behind the directive is not reached. */
#include <omp.h>

void potrf(double *a);
int urgent(void);
void caller(int n, double *a, omp_depend_t *o, double (*rows)[4]);

void caller(int n, double *a, omp_depend_t *o, double (*rows)[4])
{
    omp_event_handle_t event = 0;
    int i = 0;
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); weft_task_traits(WEFT_SITE(0), WEFT_TASK_IS_UNTIED | WEFT_TASK_IS_MERGEABLE | WEFT_TASK_HAS_A_PRIORITY, n + 1); _Pragma("omp task untied mergeable priority(n + 1) firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); potrf(a); } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); weft_task_traits(WEFT_SITE(1), ((n > 4) ? WEFT_TASK_IS_FINAL : 0) | (!(n > 3) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task if (task : n > 3) final(n > 4) priority(urgent()) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); potrf(a); } }
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); weft_task_depend_object(WEFT_SITE(2), &(o[1])); weft_task_depend_object(WEFT_SITE(2), &(*o)); weft_task_traits(WEFT_SITE(2), WEFT_TASK_IS_DETACHABLE, 0); _Pragma("omp task detach(event) depend(depobj : o[1], *o) firstprivate(weft_t2)")
    { WEFT_TASK_BODY(weft_p2, 2, weft_t2); weft_task_handle(WEFT_SITE(2), (__UINT64_TYPE__)(event)); potrf(a); } }
{ __UINT64_TYPE__ weft_t3 = weft_task_create(WEFT_SITE(3)); _Pragma("omp task priority(i++) firstprivate(weft_t3)")
    { WEFT_TASK_BODY(weft_p3, 3, weft_t3); potrf(a); } }
{ __UINT64_TYPE__ weft_t4 = weft_task_create(WEFT_SITE(4)); weft_task_traits(WEFT_SITE(4), ((n <= 4 && i == 0) ? WEFT_TASK_IS_FINAL : 0) | (!(n != 2) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task final(n <= 4 && i == 0) if (n != 2) firstprivate(weft_t4)")
    { WEFT_TASK_BODY(weft_p4, 4, weft_t4); potrf(a); } }
{ __UINT64_TYPE__ weft_t5 = weft_task_create(WEFT_SITE(5)); _Pragma("omp task final(n <<= 1) if (n >>= 1) firstprivate(weft_t5)")
    { WEFT_TASK_BODY(weft_p5, 5, weft_t5); potrf(a); } }
{ __UINT64_TYPE__ weft_t6 = weft_task_create(WEFT_SITE(6)); weft_task_traits(WEFT_SITE(6), (((n + 1) * 2 >= 4) ? WEFT_TASK_IS_FINAL : 0) | (!((long)n > 2) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task final((n + 1) * 2 >= 4) if ((long)n > 2) priority((urgent)()) firstprivate(weft_t6)")
    { WEFT_TASK_BODY(weft_p6, 6, weft_t6); potrf(a); } }
{ __UINT64_TYPE__ weft_t7 = weft_task_create(WEFT_SITE(7)); weft_task_depend(WEFT_SITE(7), WEFT_DEPEND_OUT, &((*rows)[1 ])); weft_task_depend(WEFT_SITE(7), WEFT_DEPEND_OUT, &((*rows)[(i + 1) % 4])); weft_task_depend(WEFT_SITE(7), WEFT_DEPEND_IN | WEFT_DEPEND_LAST, &(a[n == 4])); _Pragma("omp task depend(out : (*rows)[1 : n], (*rows)[(i + 1) % 4]) depend(in : a[n == 4]) firstprivate(weft_t7)")
    { WEFT_TASK_BODY(weft_p7, 7, weft_t7); potrf(a); } }
{ WEFT_DIRECTIVE(weft_p8, 8); _Pragma("omp taskgroup")
    { WEFT_DIRECTIVE(weft_p9, 9); {
{ __UINT64_TYPE__ weft_t10 = weft_task_create(WEFT_SITE(10)); _Pragma("omp task firstprivate(weft_t10)")
        { WEFT_TASK_BODY(weft_p10, 10, weft_t10); {
{ WEFT_CANCEL(weft_p11, 11); _Pragma("omp cancel taskgroup if (n > 1)") WEFT_NOT_CANCELLED(weft_p11); }
            if (n)
{ WEFT_CANCEL(weft_p12, 12); _Pragma("omp cancellation point taskgroup") WEFT_NOT_CANCELLED(weft_p12); }
                ;
        } } }
    } } }
}
static const struct weft_site weft_sites[] = {
    { "omp::task potrf", "input.c", "caller", 13, 14, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 15, 16, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 17, 18, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 19, 20, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 21, 22, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 23, 24, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 25, 26, 1, 3, 6, 0 },
    { "omp::task potrf", "input.c", "caller", 27, 28, 1, 3, 6, 32 },
    { "omp::taskgroup", "input.c", "caller", 29, 38, 1, 3, 4, 0 },
    { "omp::taskgroup", "input.c", "caller", 30, 38, 5, 3, 5, 0 },
    { "omp::task", "input.c", "caller", 31, 37, 1, 4, 6, 16 },
    { "omp::cancel", "input.c", "caller", 33, 33, 1, 5, 4, 0 },
    { "omp::cancellation point", "input.c", "caller", 35, 35, 1, 6, 4, 0 },
};
WEFT_UNIT_DEFINE(13);
