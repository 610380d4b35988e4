#define _GNU_SOURCE 1
#include <errno.h>
#include <limits.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_late.h"

static __thread unsigned rounds __attribute__((tls_model("initial-exec")));

/* ThreadSanitizer's own destructor runs in the last round, and must come after ours. */
#ifdef __SANITIZE_THREAD__
enum { MOST_ROUNDS = PTHREAD_DESTRUCTOR_ITERATIONS - 1 };
#else
enum { MOST_ROUNDS = PTHREAD_DESTRUCTOR_ITERATIONS };
#endif

bool rt_late_next_round(void)
{
    return ++rounds < MOST_ROUNDS;
}

bool rt_late_is(void)
{
    return rounds >= MOST_ROUNDS;
}

bool rt_late_is_gone(uint32_t tid)
{
    int error = errno;
    bool is_gone = syscall(SYS_tgkill, getpid(), tid, 0) != 0 && errno == ESRCH;
    errno = error;
    return is_gone;
}
