/* Threads that begin once more behind their last chance to say that they end: the last round of the C library's
 * destructors of thread-specific data. The system alone tells when such a thread is over. Async-signal-safe. */
#ifndef RT_LATE_H
#define RT_LATE_H

#include <stdbool.h>
#include <stdint.h>

bool rt_late_next_round(void);      /* another round of destructors has begun for the calling thread; false: the last one */
bool rt_late_is(void);              /* the calling thread is in the last round */
bool rt_late_is_gone(uint32_t tid); /* this process has no such thread any more; keeps errno */

#endif
