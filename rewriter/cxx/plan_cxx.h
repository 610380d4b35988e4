/* Which scheme each point of C++ gets, and why not a better one.
 *
 * The ladder, from exact to careful: place -> inclusive -> left alone; entry -> left alone. */
#ifndef PLAN_CXX_H
#define PLAN_CXX_H

#include "cxx_point.h"
#include "request.h"

/* Sets the plan's fields of every point and of its struct cxx_point, and unit->n_sites. */
void plan_cxx(struct unit *unit, const struct fall_back *steps, size_t n_steps);

/* Does the operand arm the point? */
bool plan_cxx_arms(const struct point *point, const struct cxx_operand *operand);
/* ... and can what it leaves behind end the point? */
bool plan_cxx_can_end(const struct point *point, const struct cxx_operand *operand);
/* Does the call become a full expression of its own, in a statement expression? */
bool plan_cxx_encloses(const struct point *point);
/* Is it the point of a declared object that is opened by the operand that is evaluated first? */
bool plan_cxx_enters(const struct point *point);
enum cxx_state {
    CXX_STATE_PLAIN,
    CXX_STATE_CAPTURE, /* of points that capture values */
    CXX_STATE_FRESH    /* of points that an operand opens: it knows whether it is open */
};
enum cxx_state plan_cxx_state(const struct point *point);
/* Does the interval end with the full expression, because nothing may be put around the result of the call? */
bool plan_cxx_holds(const struct point *point);
/* ... but before the temporaries of the operands are destroyed: operands pass through weft::until as well. */
bool plan_cxx_ends_early(const struct point *point);
/* The number of states that the unit needs outside of functions: of CXX_ONCE, or of the others, which each thread has. */
uint32_t plan_cxx_outer_states(const struct unit *unit, bool once);

#endif
