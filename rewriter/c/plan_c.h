/* Which scheme each point of C gets, and why not a better one.
 *
 * The ladder of each point, from exact to careful. Falling back (struct fall_back) moves one rung:
 *
 *   block      -> countdown -> inclusive -> left alone
 *   wrapper    -> left alone           (these points cannot bear the braces of the other forms)
 *   expression -> left alone
 *   entry      -> left alone */
#ifndef PLAN_C_H
#define PLAN_C_H

#include "request.h"

/* Sets scheme, reason, inclusive, nesting and site of every point, and unit->n_sites. Points are in source order,
 * outer before inner, as the front end left them. */
void plan_c(struct unit *unit, const struct fall_back *steps, size_t n_steps);

/* Finds the operands of a `local` point that are the start routine and its argument, and the family of the runtime's
 * trampoline ("thread" for void *(*)(void *), "thrd" for int (*)(void *)). Returns false if they are not known. */
bool plan_c_start_routine(const struct point *point, uint32_t *start, uint32_t *argument, const char **family);

/* Is this operand the body of the task that the call is given, or the body's argument? Functions of the runtime stand
 * in for them. */
bool plan_c_is_task_body(const struct point *point, uint32_t operand);
bool plan_c_is_task_argument(const struct point *point, uint32_t operand);

/* Is the value of this operand captured? Then it is evaluated into a temporary, costly or not. */
bool plan_c_captures(const struct point *point, uint32_t operand);

/* Is the point written with functions, and does it wait for several operands? */
bool plan_c_counts(const struct point *point);

/* Does the inline function of form W have a frame of its own? */
bool plan_c_stands_apart(const struct point *point);

/* The type of form W's parameter for this operand: the callee's, or of a variadic one the operand's own; NULL: it cannot
 * be spelled at file scope. */
const char *plan_c_parameter(const struct point *point, uint32_t operand);

/* Where the parenthesis behind the callee opens; UINT32_MAX if more than blanks stands between. */
uint32_t plan_c_parenthesis(const struct unit *unit, const struct point *point);

/* Is this operand (with OPERAND_BY_BASE: its base) evaluated into a temporary? */
bool plan_c_hoists(const struct point *point, uint32_t operand);

#endif
