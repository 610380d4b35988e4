#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Thread creation through a pointer: the entry names the pointer. */
#include <pthread.h>
void *work(void *);
extern int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int caller(pthread_t *t)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); create(t, NULL, weft_thread_main, __extension__({ register __auto_type weft_v0_3 = (weft_thread_pack(WEFT_SITE(0), work, NULL)); weft_arm(&weft_p0); weft_v0_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "*create", "input.c", "caller", 8, 8, 12, 4, 1, 0 },
};
WEFT_UNIT_DEFINE(1);
