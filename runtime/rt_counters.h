/* What a thread has counted of <weft/counters.def> in an interval. */
#ifndef RT_COUNTERS_H
#define RT_COUNTERS_H

#include <stdint.h>

#include "rt_listener.h"

struct weft_value;

/* Reads the counters whose bits are set, in order of their bits, into as many values: NONE where one cannot count, for
 * a reason that is said once. In any thread, and in signal handlers; keeps errno. */
void rt_counters_begin(uint32_t counters, struct weft_value *values);
/* Puts in place of what was read then how much was counted since. */
void rt_counters_end(uint32_t counters, struct weft_value *values);

/* Gives back what a thread has of the kernel. */
extern const struct rt_listener rt_counters;

#endif
