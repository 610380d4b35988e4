/* The memory of what a compiler has rejected: STATE/fallback/KEY holds the steps that made a unit compile, so that the next build is right at
 * once, and `weft sites` can tell. */
#ifndef FALLBACK_H
#define FALLBACK_H

#include "rewrite.h"

/* Of which text, under which configuration, the memory is. */
struct fallback_subject {
    const char *source; /* absolute path */
    uint64_t contents, config;
};

struct fallbacks {
    VEC(struct fall_back) steps;
    bool original; /* nothing helped: the original file is compiled */
};

/* What is not there or not readable is an empty memory. */
void fallback_load(struct arena *arena, const char *state, uint64_t key, struct fallbacks *fallbacks);
/* Returns -1 with errno set; losing the memory costs time, never correctness. */
int fallback_save(const char *state, uint64_t key, const struct fallback_subject *subject, const struct fallbacks *fallbacks);
/* Whatever any command that compiled the subject has met, as steps of the points of `unit`; a point that several commands have had fall back
 * goes as far as the furthest. False: nothing is known. */
bool fallback_find(struct arena *arena, const char *state, const struct fallback_subject *subject, const struct unit *unit,
                   struct fallbacks *fallbacks);
/* Adds `steps` to what the point has gone down already. */
void fallback_step(struct arena *arena, struct fallbacks *fallbacks, const struct point *point, uint32_t steps);

#endif
