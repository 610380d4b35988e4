/* What a task becomes that is executed at once: its probes are read as assembly, never run. */
#include <weft/task.h>
WEFT_UNIT_DECLARE;
__UINT64_TYPE__ weft_test_task(int *x);
__UINT64_TYPE__ weft_test_task(int *x)
{
    __UINT64_TYPE__ weft_t0 = weft_task_create(WEFT_SITE(0));
    {
        WEFT_TASK_BODY(weft_p0, 0, weft_t0);
        ++*x;
    }
    return weft_t0;
}
static const struct weft_site weft_sites[] = { { "omp::task", "/test/task.c", "weft_test_task", 7, 7, 1, 4, 6, 0 } };
WEFT_UNIT_DEFINE(1);
