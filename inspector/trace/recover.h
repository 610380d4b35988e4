/* Recovery of a killed program's trace: appends the packets in its buffers to its threads' files, where other CTF
 * readers find them. */
#ifndef RECOVER_H
#define RECOVER_H

#include "trace.h"

struct recovered {
    size_t n_packets; /* packets that were appended */
    size_t n_threads; /* threads whose files have changed */
    size_t n_running; /* processes that are still recording, which are left alone */
    bool failed;      /* something could not be written: a problem says what, and it is still in its buffer */
};

/* Recovers the trace at trace->path, which is open; open it again to read the result. May be repeated at any time,
 * even after a failed or interrupted attempt: a buffer is removed only when the file holds everything in it. */
struct recovered recover_trace(struct trace *trace);

#endif
