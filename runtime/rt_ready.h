/* All that has to be there before an event can be stored: the process is open, the unit registered, the thread has
 * begun, and its packet has room. With signals blocked, and no lock held. */
#ifndef RT_READY_H
#define RT_READY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct weft_unit;

/* True: there is room for an event of `slots`, and rt_self->lock is held until rt_ready_done. A packet that has to be
 * opened begins at `now`. */
bool rt_ready(struct weft_unit *unit, uint64_t now, size_t slots);
void rt_ready_done(void);
bool rt_ready_chunk(void); /* makes room in the calling thread's open packet; false: it is full */

#endif
