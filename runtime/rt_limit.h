/* The inline path: probe.h stores an event by itself while the thread's position is below its limit. A limit of NULL
 * sends every event of the thread into the library (rt_record.c). It is NULL where the clock is not the processor's
 * counter, while recording is paused, and once the process ends.
 *
 * A listener that wants single events would be a fourth such case: rt_limit_set asks whether one wants this thread's,
 * and rt_record.c, which then sees them all, calls it. Nobody else pays for it. */
#ifndef RT_LIMIT_H
#define RT_LIMIT_H

#include "rt_state.h"

extern _Atomic bool rt_is_paused; /* scopes of threads and of the program are recorded nevertheless */

void rt_limit_set(struct rt_thread *thread); /* with its lock held, and a packet open: to thread->end, or to NULL */
void rt_limit_pause(bool is_paused);         /* with rt_process.lock held; then rt_definitions_switch */

#endif
