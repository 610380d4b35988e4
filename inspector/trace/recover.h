/* What a program that was killed has left in its buffers is put where other readers of CTF find it: behind its
 * threads' files. */
#ifndef RECOVER_H
#define RECOVER_H

#include "trace.h"

struct recovered {
    size_t n_packets; /* that were appended */
    size_t n_threads; /* whose files have changed */
    size_t n_running; /* processes that still record, and were left as they are */
    bool failed;      /* something could not be written; a problem says what, and it is still in its buffer */
};

/* Recovers the trace at trace->path, which has been opened; open it anew to read it. It may be done again at any
 * time, whatever became of the first: a buffer is removed when all it held is in the file. */
struct recovered recover_trace(struct trace *trace);

#endif
