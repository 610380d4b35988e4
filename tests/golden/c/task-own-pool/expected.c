#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tasks of pools of the program's own: functions of the runtime stand in for the body and its argument. The body's text
 * stands twice, so it is a name, a variable or a member. Literals name the tasks, or else the function does. */
struct pool;
struct job {
    void (*run)(void *);
    void *data;
};
typedef int (*work_type)(void *);
int pool_submit(struct pool *, const char *, void (*)(void *), void *);
int pool_answer(struct pool *, work_type, void *);
void *pool_pointer(void *(*)(void *), void *, struct pool *);
void run(void *);
int answer(void *);
void *find(void *);
void *next(void);
extern const char *label;

int caller(struct pool *p, struct job *j)
{
    work_type work = j ? answer : 0;
    __extension__({ WEFT_POINT(weft_p0, 0, 1); pool_submit(p, "first", weft_task_void_body(run), __extension__({ register __auto_type weft_v0_3 = (weft_task_void_pack(WEFT_SITE(1), run, j, 0)); weft_arm(&weft_p0); weft_v0_3; })); });
    __extension__({ WEFT_POINT(weft_p2, 2, 1); pool_submit(p, label, weft_task_void_body(&run), __extension__({ register __auto_type weft_v2_3 = (weft_task_void_pack(WEFT_SITE(3), &run, (WEFT_AS(void *)weft_value_pointer(WEFT_SITE(4), (WEFT_BEGIN(4), next()))), 0)); weft_arm(&weft_p2); weft_v2_3; })); });
    __extension__({ WEFT_POINT(weft_p5, 5, 1); pool_submit(p, "a\tb", weft_task_void_body(j->run), __extension__({ register __auto_type weft_v5_3 = (weft_task_void_pack(WEFT_SITE(6), j->run, j->data, 0)); weft_arm(&weft_p5); weft_v5_3; })); });
    __extension__({ WEFT_POINT(weft_p7, 7, 1); pool_submit(p, "nothing to do", weft_task_void_body(0), __extension__({ register __auto_type weft_v7_3 = (weft_task_void_pack(WEFT_SITE(8), 0, 0, 0)); weft_arm(&weft_p7); weft_v7_3; })); });
    __extension__({ WEFT_POINT(weft_p9, 9, 1); pool_pointer(weft_task_pointer_body(find), __extension__({ register __auto_type weft_v9_1 = (weft_task_pointer_pack(WEFT_SITE(10), find, j, 0)); weft_arm(&weft_p9); weft_v9_1; }), p); });
    return __extension__({ WEFT_POINT(weft_p11, 11, 1); pool_answer(p, weft_task_int_body(work), __extension__({ register __auto_type weft_v11_2 = (weft_task_int_pack(WEFT_SITE(12), work, j, 0)); weft_arm(&weft_p11); weft_v11_2; })); });
}
static const struct weft_site weft_sites[] = {
    { "pool_submit", "input.c", "caller", 21, 21, 5, 3, 0, 0 },
    { "pool_submit first", "input.c", "caller", 21, 21, 5, 3, 6, 16 },
    { "pool_submit", "input.c", "caller", 22, 22, 5, 3, 0, 0 },
    { "pool_submit run", "input.c", "caller", 22, 22, 5, 3, 6, 16 },
    { "next", "input.c", "caller", 22, 22, 33, 4, 0, 0 },
    { "pool_submit", "input.c", "caller", 23, 23, 5, 3, 0, 0 },
    { "pool_submit (task)", "input.c", "caller", 23, 23, 5, 3, 6, 16 },
    { "pool_submit", "input.c", "caller", 24, 24, 5, 3, 0, 0 },
    { "pool_submit nothing to do", "input.c", "caller", 24, 24, 5, 3, 6, 16 },
    { "pool_pointer""\0""pool", "input.c", "caller", 25, 25, 5, 3, 0, 128 },
    { "pool_pointer find""\0""pool", "input.c", "caller", 25, 25, 5, 3, 6, 144 },
    { "pool_answer", "input.c", "caller", 26, 26, 12, 4, 0, 0 },
    { "pool_answer (task)", "input.c", "caller", 26, 26, 12, 4, 6, 16 },
};
WEFT_UNIT_DEFINE(13);
