/* The progress of reading a long trace: one line on stderr that overwrites itself, if stderr is a terminal; otherwise
 * nothing. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "trace.h"

struct progress {
    const char *doing;    /* "writing x.json" */
    uint64_t total, done; /* bytes of the trace's event files; done: those of finished threads */
    uint64_t shown_at;    /* ns, monotonic */
    bool is_shown, is_on;
};

void progress_start(struct progress *progress, const struct trace *trace, const char *doing);
/* The current thread has been read up to `offset`, in bytes of its file. May be called for every event: the line is
 * updated at most five times a second. */
void progress_at(struct progress *progress, uint64_t offset);
/* The thread in the file `path` has been read to its end. */
void progress_thread_over(struct progress *progress, const char *path);
/* Erases the line. */
void progress_end(struct progress *progress);

#endif
