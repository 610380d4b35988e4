/* An instrumented library that the test program opens and closes. */
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
int weft_test_h(int x);
static int h(int x)
{
    return x + 1;
}
int weft_test_h(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); h(x); });
}
/* As a task that is executed at once. */
__UINT64_TYPE__ weft_test_task(int *x);
__UINT64_TYPE__ weft_test_task(int *x)
{
    __UINT64_TYPE__ weft_t1 = weft_task_create(WEFT_SITE(1));
    {
        WEFT_TASK_BODY(weft_p1, 1, weft_t1);
        ++*x;
    }
    return weft_t1;
}
static const struct weft_site weft_sites[] = {
    { "h", "/test/library.c", "weft_test_h", 10, 10, 1, 4, 0, 0 },
    { "omp::task", "/test/library.c", "weft_test_task", 18, 18, 1, 4, 6, 0 },
};
WEFT_UNIT_DEFINE(2);
