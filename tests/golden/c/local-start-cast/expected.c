#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A start routine of another type behind a cast. */
#include <pthread.h>
int work(int *);

int caller(pthread_t *t, int n)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); pthread_create(t, NULL, weft_thread_main, __extension__({ register __auto_type weft_v0_3 = (weft_thread_pack(WEFT_SITE(0), (void *(*)(void *))work, &n)); weft_arm(&weft_p0); weft_v0_3; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); pthread_create(t, NULL, weft_thread_main, __extension__({ register __auto_type weft_v1_3 = (weft_thread_pack(WEFT_SITE(1), (void *(*)(void *))work, (void *)(long)n)); weft_arm(&weft_p1); weft_v1_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "pthread_create", "input.c", "caller", 7, 7, 12, 5, 1, 0 },
    { "pthread_create", "input.c", "caller", 7, 7, 67, 5, 1, 0 },
};
WEFT_UNIT_DEFINE(2);
