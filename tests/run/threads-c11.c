/* C11 threads: thrd_create with results of type int, thrd_exit, tss, call_once. */
/* std: gnu11 gnu17 gnu2x */
/* flags: -pthread */
/* local: thrd_create */
/* expect: thrd_create 3 */
/* expect: local_begin 3 */
/* expect: local_end 3 */
#include <threads.h>
#include "log.h"

static once_flag flag = ONCE_FLAG_INIT;
static mtx_t lock;
static _Thread_local int mine = 1;
static _Atomic int total;

static void prepare(void)
{
    puts("prepare");
}
static int work(void *argument)
{
    call_once(&flag, prepare);
    mtx_lock(&lock);
    mine += *(int *)argument;
    total += mine;
    mtx_unlock(&lock);
    return mine;
}
static int leaves(void *argument)
{
    (void)argument;
    thrd_exit(-7);
}
static int (*pick(void))(void *)
{
    return work;
}

int main(void)
{
    thrd_t a, b, c;
    int ten = 10, twenty = 20, result;
    mtx_init(&lock, mtx_plain);
    if (thrd_create(&a, work, &ten) != thrd_success)
        return 1;
    thrd_create(&b, pick(), &twenty);
    thrd_create(&c, leaves, NULL);
    thrd_join(a, &result);
    say("a", result);
    thrd_join(b, &result);
    say("b", result);
    thrd_join(c, &result);
    say("c", result);
    say("total", total);
    say("mine", mine);
    mtx_destroy(&lock);
    return 0;
}
