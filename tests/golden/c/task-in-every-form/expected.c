#include <weft/probe.h>
#include <weft/task.h>
#include <weft/detail.h>
static struct weft_detail weft_details[1]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A task in a wrapper, in an expression, in the textbook form, and with captured values. */
struct pool {
    int n;
};
struct pair {
    int a[2];
};
int submit(struct pool *, void (*)(void *), void *);
int capturing(struct pool *, void (*)(void *), void *, int priority);
void run(void *);
int *where(void);

WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(struct pool *) weft_a0, __typeof__(void (*)(void *)) weft_a1, __typeof__(void *) weft_a2) { WEFT_POINT(weft_p0, 0, 0); return submit(weft_a0, weft_a1, weft_a2); } WEFT_STATIC_INLINE __typeof__(int) weft_w2(__typeof__(struct pool *) weft_a0, __typeof__(void (*)(void *)) weft_a1, __typeof__(void *) weft_a2) { WEFT_POINT(weft_p2, 2, 0); return submit(weft_a0, weft_a1, weft_a2); } int caller(struct pool *p)
{
    *where() = weft_w0(&(struct pool){ 1 }, weft_task_void_body(run), weft_task_void_pack(WEFT_SITE(1), run, p, 0));
    return weft_w2(p, weft_task_void_body(run), weft_task_void_pack(WEFT_SITE(3), run, &(struct pair){ { 1, 2 } }, 0)) + __extension__({ WEFT_KEPT(weft_p4, 4, 3, 0); __auto_type weft_r4 = capturing(__extension__({ register __typeof__(struct pool *) weft_v4_0 = (p); weft_keep_pointer(&weft_p4, 0, (__UINTPTR_TYPE__)weft_v4_0); weft_kept_arm(&weft_p4); weft_v4_0; }), weft_task_void_body(run), __extension__({ register __auto_type weft_v4_2 = (weft_task_void_pack(WEFT_SITE(5), run, p, 0)); weft_kept_arm(&weft_p4); weft_v4_2; }), __extension__({ register __typeof__(int) weft_v4_3 = (3); weft_keep_int(&weft_p4, 1, weft_v4_3); weft_kept_arm(&weft_p4); weft_v4_3; })); weft_keep_int(&weft_p4, 2, weft_r4); weft_r4; });
}

int later(struct pool *p)
{
    return __extension__({ WEFT_POINT(weft_p6, 6, 1); submit(p, weft_task_void_body(run), __extension__({ register __auto_type weft_v6_2 = (weft_task_void_pack(WEFT_SITE(7), run, p, 0)); weft_arm(&weft_p6); weft_v6_2; })); });
}
static const struct weft_site weft_sites[] = {
    { "submit", "input.c", "caller", 15, 15, 16, 4, 0, 0 },
    { "submit run", "input.c", "caller", 15, 15, 16, 4, 6, 16 },
    { "submit", "input.c", "caller", 16, 16, 12, 5, 0, 0 },
    { "submit run", "input.c", "caller", 16, 16, 12, 5, 6, 16 },
    { "capturing", "input.c", "caller", 16, 16, 57, 5, 0, 0 },
    { "capturing run", "input.c", "caller", 16, 16, 57, 5, 6, 16 },
    { "submit", "input.c", "later", 21, 21, 12, 4, 0, 0 },
    { "submit run", "input.c", "later", 21, 21, 12, 4, 6, 16 },
};
WEFT_UNIT_DEFINE(8);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[1] = {
    { "arg0 priority return", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
