/* The clocks of several machines, aligned by the messages of MPI between them.
 *
 * Times of day are synchronised to milliseconds at best; a message is received microseconds after it was sent. If two
 * machines have exchanged messages in both directions, their difference is known to half of the shortest way there and
 * back: (least of there - least of back) / 2. Every machine that is connected in this way with the first one, perhaps
 * through others, gets its clock corrected by one constant: a drift within the run is not. */
#ifndef MACHINE_CLOCKS_H
#define MACHINE_CLOCKS_H

#include "trace.h"

/* Changes the processes' `shift`, and fills in trace->machine_clocks. Reads the whole trace, if it has several machines
 * and messages; else does nothing. To be called before anything else is read. */
void machine_clocks_align(struct trace *trace);

#endif
