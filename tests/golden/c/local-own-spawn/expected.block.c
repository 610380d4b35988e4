#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function of the user's that starts threads: the entry says which operands are start routine and argument. */
int spawn(const char *name, void *(*start)(void *), void *argument, int flags);
int spawn2(int (*start)(void *), void *argument);
void *work(void *);
int work2(void *);
void *get(void);

int caller(void *data)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); spawn("a", weft_thread_main, __extension__({ register __auto_type weft_v0_2 = (weft_thread_pack(WEFT_SITE(0), work, data)); weft_arm(&weft_p0); weft_v0_2; }), 1); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); spawn("b", weft_thread_main, __extension__({ register __auto_type weft_v1_2 = (weft_thread_pack(WEFT_SITE(1), work, get())); weft_arm(&weft_p1); weft_v1_2; }), 2); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); spawn2(weft_thrd_main, __extension__({ register __auto_type weft_v2_1 = (weft_thrd_pack(WEFT_SITE(2), work2, data)); weft_arm(&weft_p2); weft_v2_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "spawn", "input.c", "caller", 10, 10, 12, 6, 1, 0 },
    { "spawn", "input.c", "caller", 10, 10, 40, 6, 1, 0 },
    { "spawn2", "input.c", "caller", 10, 10, 69, 5, 1, 0 },
};
WEFT_UNIT_DEFINE(3);
