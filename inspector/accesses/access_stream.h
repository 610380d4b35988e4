/* The records of blocks and memory accesses of one thread: files memory-TID[-N], docs/trace-format.md. Foreign bytes,
 * like all files of a trace. Not thread safe for a shared stream. */
#ifndef ACCESS_STREAM_H
#define ACCESS_STREAM_H

#include "reader.h"
#include "vec.h"

/* A thread that recorded accesses. */
struct access_thread {
    struct trace_process *process;
    const char *path;
    const char *packed; /* the file of its compressed packets, or NULL; then `path` need not be there */
    uint32_t tid;
};
typedef VEC(struct access_thread) access_threads;
/* Those of all processes of the trace, in the order of their files' names. They live in the trace's arena. */
void access_threads_find(struct trace *trace, access_threads *threads);

struct access_record {
    uint64_t time; /* ns on the trace's clock: of the last moment at which the thread looked at it */
    uint32_t number;
    uint32_t bytes;                  /* that it takes in the file; of one that is a part of another: its own */
    const struct trace_block *block; /* never NULL */
    const uint64_t *slots;           /* block->slots of them, valid until the next record is read */
};

struct access_stream; /* opaque, malloc'ed */
/* NULL, after reporting a problem of the trace, if the file cannot be opened. */
struct access_stream *access_stream_open(struct trace *trace, const struct access_thread *thread);
/* False at the end. What is damaged is reported as a problem, and ends the stream. */
bool access_stream_next(struct access_stream *stream, struct access_record *record);
uint64_t access_stream_lost(const struct access_stream *stream); /* records that could not be written, once it is at its end */
void access_stream_close(struct access_stream *stream);

#endif
