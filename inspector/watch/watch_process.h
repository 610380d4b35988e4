/* A process of a trace that grows: its sites, the names of its threads, its clock. Not thread safe. */
#ifndef WATCH_PROCESS_H
#define WATCH_PROCESS_H

#include "ship_trace.h"

struct watch_process {
    struct ship_process *found;
    struct arena arena;         /* of `known`, which is read anew when its file has grown */
    struct trace_process known; /* its definitions */
    uint64_t n_read;            /* bytes of the file when it was read */
    uint64_t known_until;       /* ns, as a source says; 0: it does not */
    bool has_new_start;         /* of one of its threads it is known now what started it */
    struct trace_clock clock;
    int64_t shift;                /* ns, from its CLOCK_MONOTONIC to that of this machine */
    uint64_t last_stamp;          /* the latest time stamp that was converted */
    uint32_t *rows[WEFT_N_KINDS]; /* by number of the site: the row + 1; 0: not looked up. malloc'ed */
    uint32_t n_rows;              /* length of each */
};

/* Reads the definitions if there are more than were read. Returns true if it did: `known` is a new one. */
bool watch_process_read(struct watch_process *process);
/* Follows a clock that its program has measured better, so that no time jumps. */
void watch_process_set_clock(struct watch_process *process);
/* A time stamp of the process's files, in ns of CLOCK_MONOTONIC. */
uint64_t watch_process_time(const struct watch_process *process, uint64_t stamp);
bool watch_process_has_site(const struct watch_process *process, uint32_t site);
/* Where the row of a site is remembered. NULL without memory. */
uint32_t *watch_process_row(struct watch_process *process, uint32_t site, enum weft_kind kind);
void watch_process_release(struct watch_process *process);

#endif
