/* Which scheme for which point, and why not a better one.
 *
 * The ladder of each point, from exact to careful; a step down (struct step_down) moves one rung:
 *   block      -> countdown -> inclusive -> left alone
 *   wrapper    -> left alone           (the braces of the other forms are what these points cannot bear)
 *   expression -> left alone
 *   entry      -> left alone */
#ifndef PLAN_H
#define PLAN_H

#include "rewrite.h"

enum { PLAN_ALL_STEPS = 8 }; /* more than the longest ladder has */

/* Puts the points in source order, outer before inner, and drops those that the front end has seen twice. */
void plan_order(struct unit *unit);

/* Takes every point that the compiler has rejected down its language's ladder: `down` moves it one rung and says why. */
void plan_step_down(struct unit *unit, const struct step_down *steps, size_t n_steps, void (*down)(struct point *point));

/* One table of sites, and one of details, for all points that are not left alone. */
void plan_number_sites(struct unit *unit);

/* Sets scheme, reason, inclusive, nesting and site of every point; unit->n_sites. Points are in source order, outer before inner, as the front end
 * left them. */
void plan_choose(struct unit *unit, const struct step_down *steps, size_t n_steps);

/* Which operands of a `local` point are the start routine and its argument, and the family of the runtime's trampoline
 * ("thread" for void *(*)(void *), "thrd" for int (*)(void *)). False when they are not known. */
bool plan_start_routine(const struct point *point, uint32_t *start, uint32_t *argument, const char **family);

/* Is the value of this operand kept for the trace? Then it is evaluated into a temporary, costly or not. */
bool plan_captures(const struct point *point, uint32_t operand);

/* Is this operand (or, with OPERAND_BY_BASE, its base) to be evaluated into a temporary? */
bool plan_hoists(const struct point *point, uint32_t operand);

#endif
