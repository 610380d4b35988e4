/* A copy of what a running program has recorded so far: in ring mode, the newest. The program does not take part and
 * does not notice. */
#ifndef SNAPSHOT_H
#define SNAPSHOT_H

#include <stdint.h>

#include "arena.h"

/* The directory that process `pid` records into, found in what it has mapped; NULL if it records nothing, or errno
 * tells why that cannot be seen. */
const char *snapshot_find(struct arena *arena, uint32_t pid);

/* Copies that directory, and what its trace shares, into the trace directory `to`, which is made. -1 with errno set,
 * *path is then what cannot be read or written. In ring mode the copy's process has the moment, in ms since 1970,
 * behind its name. Buffers are copied as such: recover_trace() makes a trace for everybody of it. */
int snapshot_copy(struct arena *arena, const char *directory, const char *to, const char **path);

#endif
