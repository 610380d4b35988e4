#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
/* Clauses that say something of a task, and dependences by depobj, which is read as the compiler has laid it out. A priority whose
 * expression has effects is not evaluated twice. Of a cancelled construct, what stands behind the directive is not reached. */
#include <omp.h>
#include <vector>

void potrf(double *a);
int urgent(void);
void caller(int n, double *a, omp_depend_t *o, std::vector<int> &v);

void caller(int n, double *a, omp_depend_t *o, std::vector<int> &v)
{
    omp_event_handle_t event{};
    int i = 0; (void)i;
{ __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0)); weft_task_traits(WEFT_SITE(0), WEFT_TASK_IS_UNTIED | WEFT_TASK_IS_MERGEABLE | (WEFT_IS_BUILT_IN(n) && 1 ? WEFT_TASK_HAS_A_PRIORITY : 0), !(WEFT_IS_BUILT_IN(n) && 1) ? 0 : ::weft::task_priority(n + 1)); _Pragma("omp task untied mergeable priority(n + 1) firstprivate(weft_t0)")
    { WEFT_TASK_BODY(weft_p0, 0, weft_t0); potrf(a); } }
{ __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1)); weft_task_traits(WEFT_SITE(1), (WEFT_IS_BUILT_IN(n) && (n > 4) ? WEFT_TASK_IS_FINAL : 0) | (WEFT_IS_BUILT_IN(n) && !(n > 3) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task if (task : n > 3) final(n > 4) priority(urgent()) firstprivate(weft_t1)")
    { WEFT_TASK_BODY(weft_p1, 1, weft_t1); potrf(a); } }
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); WEFT_BUILT_IN(o); weft_task_depend_object(WEFT_SITE(2), __builtin_addressof(o[1])); WEFT_BUILT_IN(o); weft_task_depend_object(WEFT_SITE(2), __builtin_addressof(*o)); weft_task_traits(WEFT_SITE(2), WEFT_TASK_IS_DETACHABLE, 0); _Pragma("omp task detach(event) depend(depobj : o[1], *o) firstprivate(weft_t2)")
    { WEFT_TASK_BODY(weft_p2, 2, weft_t2); weft_task_handle(WEFT_SITE(2), (__UINT64_TYPE__)(event)); potrf(a); } }
{ __UINT64_TYPE__ weft_t3 = weft_task_create(WEFT_SITE(3)); weft_task_traits(WEFT_SITE(3), (WEFT_IS_BUILT_IN(v) && WEFT_IS_BUILT_IN(v[0]) && 1 ? WEFT_TASK_HAS_A_PRIORITY : 0), !(WEFT_IS_BUILT_IN(v) && WEFT_IS_BUILT_IN(v[0]) && 1) ? 0 : ::weft::task_priority(v[0])); _Pragma("omp task priority(v[0]) firstprivate(weft_t3)")
    { WEFT_TASK_BODY(weft_p3, 3, weft_t3); potrf(a); } }
{ __UINT64_TYPE__ weft_t4 = weft_task_create(WEFT_SITE(4)); weft_task_traits(WEFT_SITE(4), (WEFT_IS_BUILT_IN(n) && WEFT_IS_BUILT_IN(i) && (n <= 4 && i == 0) ? WEFT_TASK_IS_FINAL : 0) | (WEFT_IS_BUILT_IN(n) && !(n != 2) ? WEFT_TASK_IS_UNDEFERRED : 0), 0); _Pragma("omp task final(n <= 4 && i == 0) if (n != 2) firstprivate(weft_t4)")
    { WEFT_TASK_BODY(weft_p4, 4, weft_t4); potrf(a); } }
{ __UINT64_TYPE__ weft_t5 = weft_task_create(WEFT_SITE(5)); _Pragma("omp task final(n <<= 1) if (n >>= 1) firstprivate(weft_t5)")
    { WEFT_TASK_BODY(weft_p5, 5, weft_t5); potrf(a); } }
{ WEFT_DIRECTIVE(weft_p6, 6); _Pragma("omp taskgroup")
    { WEFT_DIRECTIVE(weft_p7, 7); {
{ __UINT64_TYPE__ weft_t8 = weft_task_create(WEFT_SITE(8)); _Pragma("omp task firstprivate(weft_t8)")
        { WEFT_TASK_BODY(weft_p8, 8, weft_t8); {
{ WEFT_CANCEL(weft_p9, 9); _Pragma("omp cancel taskgroup if (n > 1)") WEFT_NOT_CANCELLED(weft_p9); }
            if (n)
{ WEFT_CANCEL(weft_p10, 10); _Pragma("omp cancellation point taskgroup") WEFT_NOT_CANCELLED(weft_p10); }
                ;
        } } }
    } } }
}
static const weft_site weft_sites[] = {
    { "omp::task potrf", "input.cpp", "caller", 14, 15, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 16, 17, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 18, 19, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 20, 21, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 22, 23, 1, 3, 6, 0 },
    { "omp::task potrf", "input.cpp", "caller", 24, 25, 1, 3, 6, 0 },
    { "omp::taskgroup", "input.cpp", "caller", 26, 35, 1, 3, 4, 0 },
    { "omp::taskgroup", "input.cpp", "caller", 27, 35, 5, 3, 5, 0 },
    { "omp::task", "input.cpp", "caller", 28, 34, 1, 4, 6, 16 },
    { "omp::cancel", "input.cpp", "caller", 30, 30, 1, 5, 4, 0 },
    { "omp::cancellation point", "input.cpp", "caller", 32, 32, 1, 6, 4, 0 },
};
WEFT_UNIT_DEFINE(11)
