#define _GNU_SOURCE 1
#include <errno.h>
#include <pthread.h>
#include <time.h>

#include "rt_quiet.h"

void rt_quiet_enter(struct rt_quiet *quiet)
{
    quiet->error = errno;
    sigset_t all, pending;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &quiet->mask);
    sigemptyset(&pending);
    sigpending(&pending);
    quiet->had_xfsz = sigismember(&pending, SIGXFSZ) == 1;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &quiet->cancel);
}

/* Beyond ulimit -f the kernel sends SIGXFSZ, which would kill the program for our file. */
void rt_quiet_leave(struct rt_quiet *quiet)
{
    sigset_t pending, xfsz;
    sigemptyset(&pending);
    sigpending(&pending);
    if (!quiet->had_xfsz && sigismember(&pending, SIGXFSZ) == 1) {
        sigemptyset(&xfsz);
        sigaddset(&xfsz, SIGXFSZ);
        sigtimedwait(&xfsz, NULL, &(struct timespec){ 0, 0 });
    }
    pthread_setcancelstate(quiet->cancel, NULL);
    pthread_sigmask(SIG_SETMASK, &quiet->mask, NULL);
    errno = quiet->error;
}
