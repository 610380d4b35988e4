/* A stretch of code that the program does not notice: no signal handler runs on this thread, no cancellation takes
 * effect, errno is kept, and a SIGXFSZ that our own writes cause is swallowed.
 *
 * Every lock of the runtime is taken inside such a stretch: a signal handler then never waits for a lock that its own
 * thread holds. Stretches nest. */
#ifndef RT_QUIET_H
#define RT_QUIET_H

#include <signal.h>
#include <stdbool.h>

struct rt_quiet {
    sigset_t mask;
    bool had_xfsz;
    int error, cancel;
};

void rt_quiet_enter(struct rt_quiet *quiet);
void rt_quiet_leave(struct rt_quiet *quiet);

#endif
