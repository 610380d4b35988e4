/* A copy of what a running program has recorded so far (in ring mode: the newest packets). The program neither
 * cooperates nor is disturbed. */
#ifndef SNAPSHOT_H
#define SNAPSHOT_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"

/* The directories into which process `pid` records, found among its mappings; they live in the arena. A virtual machine
 * with a library that records has two (join.h). Returns how many: 0 with errno 0 if it does not record, 0 with errno set
 * if its mappings cannot be read. */
size_t snapshot_find(struct arena *arena, uint32_t pid, const char ***directories);
/* Whether a thread records into a ring there, which only keeps what is newest. */
bool snapshot_has_ring(struct arena *arena, const char *directory);

/* Copies that directory, and the files that the processes of its trace share, into the trace directory `to`, which is
 * created. Returns -1 with errno set and *path naming the file that cannot be read or written. In ring mode, the copy
 * of the process's directory has the time of the snapshot, in ms since 1970, appended to its name. Buffers are copied
 * as they are: recover_trace() turns the copy into a trace that every CTF reader can read. */
int snapshot_copy(struct arena *arena, const char *directory, const char *to, const char **path);

#endif
