/* Callees of a whole trace, numbered from 0: what is called by one name in several processes, files and lines is one
 * callee. The scope of a program or a thread is a callee of its own. */
#ifndef CALLEES_H
#define CALLEES_H

#include "reader.h"

struct callee {
    const char *name;             /* "push", "main (program)", "pthread_create (thread)" */
    const struct weft_site *site; /* the first one seen */
    enum weft_kind kind;
};

struct callees_process;

struct callees {
    struct arena *arena;
    VEC(struct callee) items;

    uint32_t *buckets; /* n_buckets, a power of two: index + 1 of the callee, 0: free */
    size_t n_buckets;
    VEC(struct callees_process *) processes; /* by index of the process */
};

/* A zeroed one with `arena` set is ready. */

/* The index of the callee of this site. */
uint32_t callees_find(struct callees *callees, const struct trace_process *process, uint32_t site, enum weft_kind kind);
/* The index of a callee that no interval is about: a function that is known by name only. */
uint32_t callees_add_name(struct callees *callees, const char *name, const struct weft_site *site);

/* "callee", "callee (program)", "callee (thread)", "callee (body)": a scope is not the call that opened it. */
const char *callee_label(struct arena *arena, const struct weft_site *site, enum weft_kind kind);

#endif
