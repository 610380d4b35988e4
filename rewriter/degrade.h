/* The memory of what a compiler has rejected: STATE/degraded/KEY holds the steps that made the unit compile, so that the next build is right at once.
 */
#ifndef DEGRADE_H
#define DEGRADE_H

#include "rewrite.h"

struct degrade {
    VEC(struct step_down) steps;
    bool original; /* nothing helped: the original file is compiled */
};

/* What is not there or not readable is an empty memory. */
void degrade_load(struct arena *arena, const char *state, uint64_t key, struct degrade *degrade);
/* Returns -1 with errno set; losing the memory costs time, never correctness. */
int degrade_save(const char *state, uint64_t key, const struct degrade *degrade);
/* Adds `steps` to what the point has gone down already. */
void degrade_step(struct arena *arena, struct degrade *degrade, uint32_t point, uint32_t steps);

#endif
