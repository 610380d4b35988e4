/* Builds the index of a trace: one pass over its events for what can be asked by range, and beside it, in a thread of
 * its own, the one of weft report for the tables of the whole. Memory grows with threads, callees and paths of calls,
 * and by 48 bytes for each 32 KiB of index; not with the number of events. */
#ifndef INDEX_BUILD_H
#define INDEX_BUILD_H

#include "index_format.h"

/* Writes the index of an open trace into an empty file, which is synced with nothing: an index that is cut short is
 * seen as such and remade. Problems of the trace are added to it. Returns -1 with errno set. */
int index_build(int file, struct trace *trace, uint64_t fingerprint);

#endif
