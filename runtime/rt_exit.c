#define _GNU_SOURCE 1
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_exit.h"

#include "rt_buffer.h"
#include "rt_clock.h"
#include "rt_listeners.h"
#include "rt_metadata.h"
#include "rt_process.h"
#include "rt_quiet.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_thread.h"
#include "rt_tool.h"

static bool is_own_process(void)
{
    return rt_process.pid == (int)syscall(SYS_getpid);
}

/* With all names, and with the clock's frequency as it is known by now. */
static void complete_metadata(void)
{
    if (rt_process.has_directory && (rt_clock.is_counter || rt_process.n_labelled != rt_process.n_sites))
        rt_metadata_write();
}

/* A thread that has never begun has no file to say it in: this thread's does, or else any other. */
static void say_lost_elsewhere(void)
{
    uint64_t lost = atomic_exchange(&rt_process.lost_elsewhere, 0);
    struct rt_thread *thread = rt_self;
    if (lost == 0)
        return;
    for (struct rt_thread *other = rt_process.threads; other && !thread; other = other->next)
        thread = *other->path ? other : NULL;
    if (thread)
        __atomic_fetch_add(&thread->lost, lost, __ATOMIC_RELAXED);
    if (!thread || !thread->in_use)
        rt_process.lost += lost;
    if (thread && !thread->in_use)
        rt_buffer_say_lost(thread);
}

/* How many events they have lost. */
static uint64_t close_threads(void)
{
    uint64_t lost = 0;
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next) {
        if (thread->in_use) {
            rt_thread_close(thread);
            lost += __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
        }
        if (thread->buffer && !*thread->buffer->stream)
            rt_buffer_unlink(thread);
    }
    return lost;
}

/* More than once, if functions are called late in exit: what was lost by then is said once. */
static void say_lost(uint64_t lost)
{
    static uint64_t said;
    static int said_by;
    if (lost && (lost != said || said_by != rt_process.pid))
        rt_say("weft: %llu events were lost\n", (unsigned long long)lost);
    said = lost;
    said_by = rt_process.pid;
}

static void close_process(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (rt_process.state != RT_OFF) {
        rt_process.exiting = &weft_hot; /* before the state: see rt_is_over */
        rt_process.state = RT_FINISHED;
    }
    say_lost_elsewhere();
    uint64_t lost = close_threads();
    RT_TELL(process_ended); /* who listens may have lost some */
    complete_metadata();
    rt_process_clear();
    say_lost(lost + rt_process.lost);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

void rt_exit(void)
{
    if (!is_own_process())
        return;
    if (rt_process.end_global)
        rt_process.end_global();
    close_process();
    rt_tool_finalize();
}

/* If the exec succeeds, other threads die with their packets in their buffers, as in a kill. */
void rt_exit_before_exec(void)
{
    struct rt_quiet quiet;
    if (!is_own_process())
        return;
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_thread_leave();
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        if (!thread->in_use && thread->buffer) {
            rt_buffer_unlink(thread);
            rt_buffer_forget(thread);
        }
    RT_TELL(process_ended);
    complete_metadata();
    rt_process_clear();
    rt_unlock();
    rt_quiet_leave(&quiet);
}
