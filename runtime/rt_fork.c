#define _GNU_SOURCE 1
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_fork.h"

#include "rt_event.h"
#include "rt_listeners.h"
#include "rt_process.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_text.h"
#include "rt_thread.h"
#include "rt_wish.h"

/* Between before_fork and its counterparts the lock is held: one thread forks at a time. */
static struct rt_quiet fork_quiet;
static int forking_tid;
static uint32_t forking_site;

/* As far as the packet tells that is open. */
static uint32_t innermost_site(void)
{
    static uint32_t open[128]; /* not on the stack */
    const struct rt_thread *thread = rt_self;
    return thread && thread->packet ? rt_event_innermost((uint64_t *)(thread->packet + 1), thread->zero, open, sizeof open / sizeof *open) : 0;
}

static void before_fork(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    fork_quiet = quiet;
    forking_tid = (int)syscall(SYS_gettid);
    forking_site = innermost_site();
}

static void after_fork_parent(void)
{
    struct rt_quiet quiet = fork_quiet;
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* The child has one thread, and must not touch the parent's files. Its site numbers are the parent's; it opens a trace
 * of its own with its first event. */
static void after_fork_child(void)
{
    struct rt_quiet quiet = fork_quiet;
    const char *slash = strrchr(rt_process.directory, '/');
    rt_process.was_forked = rt_process.has_directory;
    rt_process.fork_pid = rt_process.pid;
    rt_process.fork_tid = forking_tid;
    rt_process.fork_site = forking_site;
    rt_text_print(rt_process.parent, sizeof rt_process.parent, "%s", slash ? slash + 1 : "");
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        rt_thread_forget(thread);
    rt_self = NULL;
    weft_hot = (struct weft_hot){ .tool = weft_hot.tool };
    rt_process.pid = (int)syscall(SYS_getpid);
    rt_process.has_directory = rt_process.has_stream = false;
    rt_process.n_labelled = 0;
    if (rt_process.state == RT_RECORDING || rt_process.state == RT_FINISHED)
        rt_process.state = RT_UNKNOWN;
    rt_process.exiting = NULL;
    rt_process.lost = 0;
    rt_process.lost_elsewhere = rt_process.retry_time = 0;
    rt_process.has_complained = false;
    RT_TELL(process_forked);
    if (rt_process.was_forked && rt_wish.is_off) /* nothing that it calls opens its trace, by which weft on finds it */
        (void)rt_process_open();
    rt_lock_anew();
    rt_quiet_leave(&quiet);
}

void rt_fork_watch(void)
{
    pthread_atfork(before_fork, after_fork_parent, after_fork_child);
}
