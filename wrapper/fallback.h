/* Remembers which points fell back. STATE/fallback/KEY has the steps with which a unit compiled, so that the next
 * build rewrites it in the same way at once, and `weft sites` can show them. */
#ifndef FALLBACK_H
#define FALLBACK_H

#include "rewrite.h"

/* What the steps are about. */
struct fallback_subject {
    const char *source; /* absolute path */
    uint64_t contents;
    uint64_t by; /* the configuration, and this very weft: another one may have other forms */
};

struct fallbacks {
    VEC(struct fall_back) steps;
    bool original; /* no step helped: the original file is compiled */
    bool quiet;    /* -Werror: the compiler warns only of the rewritten text, which is compiled without warnings */
};

/* `source` must be an absolute path. */
struct fallback_subject fallback_subject(struct arena *arena, const char *source, struct slice text, const struct config *config);
/* Reads the steps. A file that is missing or unreadable means that there are none. */
void fallback_load(struct arena *arena, const char *state, uint64_t key, struct fallbacks *fallbacks);
/* Returns -1 with errno set. Losing the steps costs time, never correctness. */
int fallback_save(const char *state, uint64_t key, const struct fallback_subject *subject, const struct fallbacks *fallbacks);
/* Collects the steps from all commands that compiled the subject, for the points of `unit`. If several commands made a
 * point fall back, the largest number of steps counts. Returns false if no steps are known. */
bool fallback_find(struct arena *arena, const char *state, const struct fallback_subject *subject, const struct unit *unit,
                   struct fallbacks *fallbacks);
/* Makes the point fall back by `steps` more steps. */
void fallback_step(struct arena *arena, struct fallbacks *fallbacks, const struct point *point, uint32_t steps);

#endif
