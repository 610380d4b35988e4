#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A body that the pool runs any number of times: each run is a task of its own. */
void parallel(int n, void (*body)(void *), void *argument);
void step(void *);

void caller(int n, int *data)
{
    __extension__({ WEFT_POINT(weft_p0, 0, 1); parallel(n, weft_task_void_body(step), __extension__({ register __auto_type weft_v0_2 = (weft_task_void_pack(WEFT_SITE(1), step, data, 1)); weft_arm(&weft_p0); weft_v0_2; })); });
}
static const struct weft_site weft_sites[] = {
    { "parallel", "input.c", "caller", 7, 7, 5, 3, 0, 0 },
    { "parallel step", "input.c", "caller", 7, 7, 5, 3, 6, 16 },
};
WEFT_UNIT_DEFINE(2);
