/* The scheme of each point of a Rust file. The ladder, from exact to careful: block -> exact -> inclusive -> left
 * alone; entry -> left alone. */
#ifndef PLAN_RUST_H
#define PLAN_RUST_H

#include "request.h"

/* Sets scheme, reason, inclusive, nesting, table and site of every point, and unit->n_sites. Sorts the points: source
 * order, outer before inner. */
void plan_rust(struct unit *unit, const struct fall_back *steps, size_t n_steps);

/* Does the body's frame see the panics that leave the call, so that the point needs no guard? After plan_rust. */
bool plan_rust_is_framed(const struct unit *unit, const struct point *point);

#endif
