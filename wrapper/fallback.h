/* The memory of what a compiler has rejected: STATE/degraded/KEY holds the steps that made a unit compile, so that the next build is right at
 * once, and `weft sites` can tell. */
#ifndef FALLBACK_H
#define FALLBACK_H

#include "rewrite.h"

/* Of which text, under which configuration, the memory is. */
struct degrade_subject {
    const char *source; /* absolute path */
    uint64_t contents, config;
};

struct degrade {
    VEC(struct fall_back) steps;
    bool original; /* nothing helped: the original file is compiled */
};

/* What is not there or not readable is an empty memory. */
void degrade_load(struct arena *arena, const char *state, uint64_t key, struct degrade *degrade);
/* Returns -1 with errno set; losing the memory costs time, never correctness. */
int degrade_save(const char *state, uint64_t key, const struct degrade_subject *subject, const struct degrade *degrade);
/* Whatever any command that compiled the subject has met, as steps of the points of `unit`; a point that several commands have stepped down
 * goes as far as the furthest. False: nothing is known. */
bool degrade_find(struct arena *arena, const char *state, const struct degrade_subject *subject, const struct unit *unit, struct degrade *degrade);
/* Adds `steps` to what the point has gone down already. */
void degrade_step(struct arena *arena, struct degrade *degrade, const struct point *point, uint32_t steps);

#endif
