#include <weft/probe.h>
#include <weft/task.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Where memory accesses are recorded, tasks, teams and sections of `parallel sections` tell where their part of the stack begins; other
 * sections are parts of their team. A directive that stands alone divides the block around it. */
void leaf(int *p);
void work(int n)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); int x = 0, *p = &x; weft_m0[0] = WEFT_ADDRESS(&x);
{ WEFT_DIRECTIVE(weft_p1, 1); _Pragma("omp parallel")
{ WEFT_DIRECTIVE(weft_p2, 2); weft_task_stack(WEFT_SITE(2), __builtin_dwarf_cfa()); { WEFT_DIRECTIVE(weft_p3, 3); _Pragma("omp single")
    { WEFT_DIRECTIVE(weft_p4, 4); {
{ __UINT64_TYPE__ weft_t5 = weft_task_create(WEFT_SITE(5)); _Pragma("omp task shared(x) firstprivate(weft_t5)")
        { WEFT_TASK_BODY(weft_p5, 5, weft_t5); weft_task_stack(WEFT_SITE(5), __builtin_dwarf_cfa()); { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); leaf(&x); } } }
        weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 1); (*__extension__({ __auto_type weft_q2_0 = &(p[0]); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; })) = n;
{ WEFT_DIRECTIVE(weft_p6, 6); _Pragma("omp taskwait") }
        weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 1); p[1] = (*__extension__({ __auto_type weft_q3_1 = &(p[0]); weft_m3[0] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; }));
    } } } } }
{ WEFT_DIRECTIVE(weft_p7, 7); _Pragma("omp parallel sections")
    {
#pragma omp section
        { WEFT_DIRECTIVE(weft_p8, 8); weft_task_stack(WEFT_SITE(8), __builtin_dwarf_cfa()); { weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 0, 1); leaf(p); } }
    } }
{ WEFT_DIRECTIVE(weft_p9, 9); _Pragma("omp sections")
    {
#pragma omp section
        { WEFT_DIRECTIVE(weft_p10, 10); { weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 1); leaf(p); } }
    } }
}
static const struct weft_site weft_sites[] = {
    { "work", "input.c", "work", 4, 26, 6, 2, 7, 0 },
    { "omp::parallel", "input.c", "work", 7, 15, 1, 3, 4, 0 },
    { "omp::parallel", "input.c", "work", 8, 15, 1, 3, 5, 0 },
    { "omp::single", "input.c", "work", 8, 15, 1, 3, 4, 4 },
    { "omp::single", "input.c", "work", 9, 15, 5, 3, 5, 4 },
    { "omp::task leaf", "input.c", "work", 10, 11, 1, 4, 6, 16 },
    { "omp::taskwait", "input.c", "work", 13, 13, 1, 4, 4, 0 },
    { "omp::parallel sections", "input.c", "work", 16, 20, 1, 3, 4, 0 },
    { "omp::section", "input.c", "work", 19, 19, 9, 4, 5, 0 },
    { "omp::sections", "input.c", "work", 21, 25, 1, 3, 4, 4 },
    { "omp::section", "input.c", "work", 24, 24, 9, 4, 5, 4 },
};
WEFT_UNIT_DEFINE(11);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 6, 0, 1, 0, 1 },
    { 0, 0, 11, 11, 1, 0, 0, 0 },
    { 0, 0, 12, 12, 1, 1, 0, 1 },
    { 0, 0, 14, 14, 2, 2, 0, 1 },
    { 0, 0, 19, 19, 4, 0, 0, 0 },
    { 0, 0, 24, 24, 4, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 6, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 12, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 14, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 14, 9, 4, 1, 0, 0, 255, 4, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(6);
