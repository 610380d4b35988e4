/* A stretch of code that the program does not notice: no signal handler runs on this thread, no cancellation takes
 * effect, errno is kept, and a SIGXFSZ that our own writes cause is swallowed.
 *
 * Every lock of the runtime is taken inside such a stretch: a signal handler then never waits for a lock that its own
 * thread holds. Stretches nest. */
#ifndef RT_QUIET_H
#define RT_QUIET_H

#include <stdbool.h>
#include <stdint.h>

/* As the kernel has it: a sigset_t takes 128 bytes of stack, and there may be little. */
typedef uint64_t rt_signals;

struct rt_quiet {
    rt_signals mask;
    bool had_xfsz;
    int error, cancel;
};

void rt_quiet_enter(struct rt_quiet *quiet);
void rt_quiet_leave(struct rt_quiet *quiet);

/* From rt_quiet_leave on the thread gets no signals but those of its own faults. */
void rt_quiet_last(struct rt_quiet *quiet);

/* Within a stretch: may a signal handler have come here, and have interrupted code of the same thread? The system blocks
 * more signals for a handler than for the code before it, and so may a program, elsewhere. False in a handler with SA_NODEFER
 * and an empty sa_mask, and in the first one of a thread that has recorded nothing yet. */
bool rt_quiet_interrupts(void);

/* Lets the signals of the thread's own faults through, for code that is not ours: a blocked one kills without a word. */
rt_signals rt_quiet_allow_faults(void);

/* The signals alone, where nothing can be written or cancelled. */
rt_signals rt_quiet_block(void);
void rt_quiet_unblock(rt_signals before);

#endif
