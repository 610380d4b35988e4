#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Start routine and argument come from variables, members and calls. */
#include <pthread.h>
struct job {
    void *(*run)(void *);
    void *data;
};
void *(*pick(int))(void *);
void *get(int);

int caller(pthread_t *t, const pthread_attr_t *a, struct job *j, void *(*start)(void *))
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); pthread_create(t, a, weft_thread_main, __extension__({ register __auto_type weft_v0_3 = (weft_thread_pack(WEFT_SITE(0), start, j->data)); weft_arm(&weft_p0); weft_v0_3; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); pthread_create(t, a, weft_thread_main, __extension__({ register __auto_type weft_v1_3 = (weft_thread_pack(WEFT_SITE(1), j->run, j)); weft_arm(&weft_p1); weft_v1_3; })); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); pthread_create(t, a, weft_thread_main, __extension__({ register __auto_type weft_v2_3 = (weft_thread_pack(WEFT_SITE(2), pick(1), __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), get(2)); WEFT_END(3); weft_r3; }))); weft_arm(&weft_p2); weft_v2_3; })); });
}
static const struct weft_site weft_sites[] = {
    { "pthread_create", "input.c", "caller", 12, 12, 12, 6, 1, 0 },
    { "pthread_create", "input.c", "caller", 12, 12, 51, 6, 1, 0 },
    { "pthread_create", "input.c", "caller", 12, 12, 85, 5, 1, 0 },
    { "get", "input.c", "caller", 12, 12, 115, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
