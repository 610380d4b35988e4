/* Where a call comes from: the return addresses of the frames around it, and the files that these lie in. No lock is
 * held. */
#ifndef RT_BACKTRACE_H
#define RT_BACKTRACE_H

#include <stdint.h>

struct weft_unit;

/* Addresses in the calling instructions of at most `most` frames, from the inside out, of which the first one returns
 * to `caller`. Returns their number, 1 at least. */
unsigned rt_backtrace(uint64_t *frames, unsigned most, const void *caller);
/* Defines the files that the frames lie in, as far as they can be found. */
void rt_backtrace_define(struct weft_unit *unit, const uint64_t *frames, unsigned n);

#endif
