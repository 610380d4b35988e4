#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros that make selected directives are expanded in place, even if no call is in them; other macros stay. */
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL _Pragma("omp parallel num_threads(2)")
#define LOCKED(statement) PRAGMA(omp critical(lock)) { statement; }
#define TASK(address) PRAGMA(omp task depend(inout: address))
#define FOR(i, n) PRAGMA(omp for) for (int i = 0; i < (n); i++)
#define BARRIER() _Pragma("omp barrier")
#define UNROLLED _Pragma("GCC unroll 2")
#define TWICE(n) (2 * (n))
#define STATEMENT(text) text
int f(int x);
int caller(int n, int *a);

int caller(int n, int *a)
{
    int sum = 0;
      { WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel num_threads(2)")  
    { WEFT_DIRECTIVE(weft_p1, 1); {
          { WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp critical(lock)")  { WEFT_DIRECTIVE(weft_p3, 3); { sum += (2 * (n)); } } } 
          { WEFT_DIRECTIVE(weft_p4, 4); _Pragma("omp for")  for (int i = 0; i < (n); i++)  a[i] = TWICE(i); }
          { WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp barrier") }  ;
        { WEFT_DIRECTIVE(weft_p6, 6); _Pragma("omp critical(lock)")  { WEFT_DIRECTIVE(weft_p7, 7); sum++; } } 
          { WEFT_DIRECTIVE(weft_p8, 8); _Pragma("omp barrier") }  
          { __UINT64_TYPE__ weft_t9 = weft_task_create(WEFT_SITE(9)); weft_task_depend(WEFT_SITE(9), WEFT_DEPEND_INOUT | WEFT_DEPEND_LAST, &(a[0])); _Pragma("omp task depend(inout: a[0]) firstprivate(weft_t9)")  
        { WEFT_TASK_BODY(weft_p9, 9, weft_t9); a[0] = f(n); } }
    } } }
    UNROLLED
    for (int i = 0; i < n; i++)
        sum += TWICE(a[i]);
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "omp::parallel", "input.c", "caller", 17, 26, 5, 3, 4, 0 },
    { "omp::parallel", "input.c", "caller", 18, 26, 5, 3, 5, 0 },
    { "omp::critical(lock)", "input.c", "caller", 19, 19, 9, 4, 4, 0 },
    { "omp::critical(lock)", "input.c", "caller", 19, 19, 9, 4, 5, 0 },
    { "omp::for", "input.c", "caller", 20, 20, 9, 4, 4, 4 },
    { "omp::barrier", "input.c", "caller", 21, 21, 9, 4, 4, 0 },
    { "omp::critical(lock)", "input.c", "caller", 22, 22, 9, 4, 4, 0 },
    { "omp::critical(lock)", "input.c", "caller", 22, 22, 39, 4, 5, 0 },
    { "omp::barrier", "input.c", "caller", 23, 23, 9, 4, 4, 0 },
    { "omp::task", "input.c", "caller", 24, 25, 9, 4, 6, 32 },
};
WEFT_UNIT_DEFINE(10);
