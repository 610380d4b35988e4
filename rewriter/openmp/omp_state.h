/* In C++ the state of a point is a variable. What is declared outside a region may be shared by the threads that
 * execute it, so it is declared inside the innermost region around the call. */
#ifndef OMP_STATE_H
#define OMP_STATE_H

#include "omp_unit.h"

/* Where a declaration may stand: behind the brace of a block, or before a statement that then needs braces. */
struct omp_place {
    uint32_t begin;
    struct span braces; /* the statement that needs them; empty: none does */
};

/* Finds the place for the states of points at `here`, below the frame `body`, which is the body of their function.
 * Leaves *place as it is if no region is around them there. Returns a reason if there is no place. */
enum reason omp_place_state(const struct cursor_frame *here, const struct cursor_frame *body, struct omp_place *place);

#endif
