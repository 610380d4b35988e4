#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* C11 threads: the start routine returns int. */
#include <threads.h>
int work(void *);
void *get(int);

int caller(thrd_t *t)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); thrd_create(t, weft_thrd_main, __extension__({ register __auto_type weft_v0_2 = (weft_thrd_pack(WEFT_SITE(0), work, t)); weft_arm(&weft_p0); weft_v0_2; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); thrd_create(t, weft_thrd_main, __extension__({ register __auto_type weft_v1_2 = (weft_thrd_pack(WEFT_SITE(1), work, get(1))); weft_arm(&weft_p1); weft_v1_2; })); });
}
static const struct weft_site weft_sites[] = {
    { "thrd_create", "input.c", "caller", 8, 8, 12, 5, 1, 0 },
    { "thrd_create", "input.c", "caller", 8, 8, 38, 5, 1, 0 },
};
WEFT_UNIT_DEFINE(2);
