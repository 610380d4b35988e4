#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Start routine and argument are swapped for weft's own, which run the user's. */
#include <pthread.h>
void *work(void *);

int caller(pthread_t *t)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); pthread_create(t, NULL, weft_thread_main, __extension__({ register __auto_type weft_v0_3 = (weft_thread_pack(WEFT_SITE(0), work, NULL)); weft_arm(&weft_p0); weft_v0_3; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); pthread_create(t, 0, weft_thread_main, __extension__({ register __auto_type weft_v1_3 = (weft_thread_pack(WEFT_SITE(1), &work, "text")); weft_arm(&weft_p1); weft_v1_3; })); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); pthread_create(t, (void *)0, weft_thread_main, __extension__({ register __auto_type weft_v2_3 = (weft_thread_pack(WEFT_SITE(2), (work), (void *)8)); weft_arm(&weft_p2); weft_v2_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "pthread_create", "input.c", "caller", 7, 7, 12, 6, 1, 0 },
    { "pthread_create", "input.c", "caller", 7, 7, 50, 6, 1, 0 },
    { "pthread_create", "input.c", "caller", 7, 7, 88, 5, 1, 0 },
};
WEFT_UNIT_DEFINE(3);
