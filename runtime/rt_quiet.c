#define _GNU_SOURCE 1
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "rt_quiet.h"

static __thread unsigned depth __attribute__((tls_model("initial-exec")));
static __thread rt_signals blocked __attribute__((tls_model("initial-exec")));        /* when the outermost stretch began */
static __thread rt_signals seen_unblocked __attribute__((tls_model("initial-exec"))); /* signals that were not, when any began */

static rt_signals bit_of(int signal)
{
    return (rt_signals)1 << (signal - 1);
}

static bool is_pending(int signal)
{
    rt_signals pending = 0;
    syscall(SYS_rt_sigpending, &pending, sizeof pending);
    return pending & bit_of(signal);
}

/* The C library needs two signals of its own at any time (SIGCANCEL, SIGSETXID): it never blocks them. */
rt_signals rt_quiet_block(void)
{
    const rt_signals all = ~(bit_of(32) | bit_of(33));
    rt_signals before = 0;
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &all, &before, sizeof all);
    return before;
}

void rt_quiet_unblock(rt_signals before)
{
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &before, NULL, sizeof before);
}

void rt_quiet_enter(struct rt_quiet *quiet)
{
    quiet->error = errno;
    quiet->mask = rt_quiet_block();
    if (depth++ == 0) {
        blocked = quiet->mask;
        seen_unblocked |= ~blocked;
    }
    quiet->had_xfsz = is_pending(SIGXFSZ);
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &quiet->cancel);
}

static rt_signals faults(void)
{
    return bit_of(SIGSEGV) | bit_of(SIGBUS) | bit_of(SIGFPE) | bit_of(SIGILL) | bit_of(SIGTRAP) | bit_of(SIGABRT) | bit_of(SIGSYS);
}

void rt_quiet_last(struct rt_quiet *quiet)
{
    quiet->mask |= ~(faults() | bit_of(32) | bit_of(33));
}

rt_signals rt_quiet_allow_faults(void)
{
    const rt_signals allowed = faults();
    rt_signals before = 0;
    syscall(SYS_rt_sigprocmask, SIG_UNBLOCK, &allowed, &before, sizeof allowed);
    return before;
}

bool rt_quiet_interrupts(void)
{
    return depth > 0 && (blocked & seen_unblocked);
}

/* Beyond ulimit -f the kernel sends SIGXFSZ, which would kill the program for our file. */
void rt_quiet_leave(struct rt_quiet *quiet)
{
    if (!quiet->had_xfsz && is_pending(SIGXFSZ)) {
        const rt_signals xfsz = bit_of(SIGXFSZ);
        const struct timespec now = { 0, 0 };
        syscall(SYS_rt_sigtimedwait, &xfsz, NULL, &now, sizeof xfsz);
    }
    pthread_setcancelstate(quiet->cancel, NULL);
    depth--;
    rt_quiet_unblock(quiet->mask);
    errno = quiet->error;
}
