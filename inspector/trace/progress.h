/* How far a long reading of a trace is: one line on a terminal's stderr that overwrites itself, nothing anywhere
 * else. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "trace.h"

struct progress {
    const char *doing;    /* "writing x.json" */
    uint64_t total, done; /* bytes of the trace's event files; done: of the threads that are over */
    uint64_t shown_at;    /* ns, monotonic */
    bool is_shown, is_on;
};

void progress_start(struct progress *progress, const struct trace *trace, const char *doing);
/* The thread that is being read has been read up to `offset`. Costs next to nothing when called too often. */
void progress_at(struct progress *progress, uint64_t offset);
/* The thread in the file `path` is over. */
void progress_thread_over(struct progress *progress, const char *path);
/* Takes the line away. */
void progress_end(struct progress *progress);

#endif
