/* The definitions stream of a process: its sites, names of values, threads and modules, and its parent. */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H

#include "trace.h"

/* Bytes that are read from front to back. A read beyond their end sets `is_cut`; it and all later reads give zeros. */
struct definition_bytes {
    const uint8_t *at, *end;
    bool is_cut;
};

struct definition {
    enum weft_definition id;
    uint32_t number; /* of the site; with value names, of the site that they belong to; of a switch, 0: all calls; of a frame */
    uint32_t every;  /* one of so many calls is recorded */
    uint32_t line;   /* of a frame, with its function in `name` */
    bool is_on;      /* of a switch */
    struct weft_site site;
    uint32_t tid; /* of a thread */
    const char *name, *file;
    uint64_t time;              /* raw time stamp of the file */
    uint64_t begin, end, base;  /* of a module, with its path in `file` and its build-id in `name` */
    uint32_t parent_pid;        /* of a fork */
    uint64_t created, handle;   /* of a start: a raw time stamp; `tid` and `file` are the thread's, `name` the parent's file */
    uint64_t routine;           /* of a thread: the address of the function that it runs */
    struct trace_block block;   /* its `number` is the definition's */
    struct trace_access access; /* `number`: of its block */
};

/* Reads one definition; its strings point into the bytes. Returns false if it is malformed, or if bytes->is_cut. */
bool definition_take(struct definition_bytes *bytes, struct definition *definition);

/* Fills process->sites, value_names, modules, switches, parent_pid and the names of the threads, as far as the file can be read.
 * Anything that cannot be read is reported as a problem of the trace. */
void definitions_read(struct trace *trace, struct trace_process *process, const char *path);

#endif
