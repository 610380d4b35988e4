/* Which scheme for which point in C++, and why not a better one.
 *
 * The ladder, from exact to careful: place -> inclusive -> left alone; entry -> left alone. */
#ifndef PLAN_CXX_H
#define PLAN_CXX_H

#include "rewrite.h"

/* Sets the plan's fields of every point and of its struct cxx_call; unit->n_sites. */
void plan_cxx(struct unit *unit, const struct step_down *steps, size_t n_steps);

/* Number of operands that tell when they are ready. */
uint32_t plan_cxx_pending(const struct point *point);
/* The call ends with its full-expression: nothing may be put around its result. */
bool plan_cxx_holds(const struct point *point);
/* Number of states of the thread that the unit needs. */
uint32_t plan_cxx_thread_states(const struct unit *unit);

#endif
