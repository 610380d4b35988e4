/* Where a call comes from: the return addresses of the frames around it, and the files that these lie in. No lock is
 * held. */
#ifndef RT_BACKTRACE_H
#define RT_BACKTRACE_H

#include <stdint.h>

/* Addresses in the calling instructions of at most `most` frames, from the inside out, of which the first one returns
 * to `caller`; defines the files that they lie in, as far as they can be found. Returns their number; 0 if there is no
 * memory. `*frames` holds until the thread takes the next ones. The thread has begun, and signals are blocked. */
unsigned rt_backtrace(const uint64_t **frames, unsigned most, const void *caller);
#endif
