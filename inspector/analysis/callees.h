/* The callees of a whole trace, numbered from 0. Calls with the same callee's name are one callee, even in different
 * processes, files and lines. The scope of a program or a thread is a separate callee. */
#ifndef CALLEES_H
#define CALLEES_H

#include "reader.h"

struct callee {
    const char *name;             /* "push", "main (program)", "pthread_create (thread)" */
    const struct weft_site *site; /* the first one seen */
    enum weft_kind kind;
};

struct callees {
    struct arena *arena;
    VEC(struct callee) items;

    uint32_t *buckets; /* hash table of n_buckets (a power of two): index + 1 of the callee, 0: free */
    size_t n_buckets;
    /* By index of the process, then by site number and kind: index + 1 of the callee; 0: not looked up yet. */
    VEC(uint32_t *) known;
};

/* Initialise by zeroing and setting `arena`. */

/* Returns the index of the site's callee; adds it if it is new. */
static inline uint32_t callees_find(struct callees *callees, const struct trace_process *process, uint32_t site, enum weft_kind kind);
/* Returns the index of a callee without intervals: a function that is known by name only. */
uint32_t callees_add_name(struct callees *callees, const char *name, const struct weft_site *site);

/* Returns "callee", "callee (program)", "callee (thread)" or "callee (body)", to tell a scope from the call that
 * opened it. The text is in `arena`. */
const char *callee_label(struct arena *arena, const struct weft_site *site, enum weft_kind kind);

/* Of callees_find: for what it has not been asked for before. */
uint32_t callees_find_new(struct callees *callees, const struct trace_process *process, uint32_t site, enum weft_kind kind);

static inline uint32_t callees_find(struct callees *callees, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    const uint32_t *known = process->index < callees->known.count ? callees->known.items[process->index] : NULL;
    uint32_t found = known && site < process->n_sites ? known[(size_t)site * WEFT_N_KINDS + kind] : 0;
    return found ? found - 1 : callees_find_new(callees, process, site, kind);
}

#endif
