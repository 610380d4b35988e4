#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The first section needs no directive: what stands before the next one is recorded as a section, but not where the preprocessor may have chosen a
 * directive. */
static int a, b;
void g(void);
void f(void)
{
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel sections")
    {
        { WEFT_DIRECTIVE(weft_p1, 1); {
            a++;
            a--;
        } }
#pragma omp section
        { WEFT_DIRECTIVE(weft_p2, 2); b++; }
    } }
{ WEFT_DIRECTIVE(weft_p3, 3); _Pragma("omp parallel sections")
    {
        { WEFT_DIRECTIVE(weft_p4, 4); for (int i = 0; i < 3; i++)
            g(); }
    } }
{ WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp parallel")
{ WEFT_DIRECTIVE(weft_p6, 6); { WEFT_DIRECTIVE(weft_p7, 7); _Pragma("omp sections")
    {
{ WEFT_DIRECTIVE(weft_p8, 8); { __UINT64_TYPE__ weft_t9 = weft_task_create(WEFT_SITE(9)); _Pragma("omp task firstprivate(weft_t9)")
        { WEFT_TASK_BODY(weft_p9, 9, weft_t9); g(); } } }
#pragma omp section
        { WEFT_DIRECTIVE(weft_p10, 10); b++; }
    } } } }
{ WEFT_DIRECTIVE(weft_p11, 11); _Pragma("omp parallel sections")
    {
        _Pragma("omp section") { WEFT_DIRECTIVE(weft_p12, 12); g(); }
#pragma omp section
        { WEFT_DIRECTIVE(weft_p13, 13); {
            g();
        } }
    } }
{ WEFT_DIRECTIVE(weft_p14, 14); _Pragma("omp parallel sections")
    {
#ifdef X
#pragma omp section
#endif
        {
            g();
        }
    } }
}
static const struct weft_site weft_sites[] = {
    { "omp::parallel sections", "input.c", "f", 7, 15, 1, 3, 4, 0 },
    { "omp::section", "input.c", "f", 9, 12, 9, 4, 5, 0 },
    { "omp::section", "input.c", "f", 14, 14, 9, 4, 5, 0 },
    { "omp::parallel sections", "input.c", "f", 16, 20, 1, 3, 4, 0 },
    { "omp::section", "input.c", "f", 18, 19, 9, 4, 5, 0 },
    { "omp::parallel", "input.c", "f", 21, 28, 1, 3, 4, 0 },
    { "omp::parallel", "input.c", "f", 22, 28, 1, 3, 5, 0 },
    { "omp::sections", "input.c", "f", 22, 28, 1, 3, 4, 4 },
    { "omp::section", "input.c", "f", 24, 25, 1, 4, 5, 4 },
    { "omp::task g", "input.c", "f", 24, 25, 1, 4, 6, 16 },
    { "omp::section", "input.c", "f", 27, 27, 9, 4, 5, 4 },
    { "omp::parallel sections", "input.c", "f", 29, 36, 1, 3, 4, 0 },
    { "omp::section", "input.c", "f", 31, 31, 32, 4, 5, 0 },
    { "omp::section", "input.c", "f", 33, 35, 9, 4, 5, 0 },
    { "omp::parallel sections", "input.c", "f", 37, 45, 1, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(15);
