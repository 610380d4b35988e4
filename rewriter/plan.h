/* What the plans of all languages share. A plan says which scheme each point takes, and why not a better one: plan_c.h, plan_cxx.h, plan_rust.h. */
#ifndef PLAN_H
#define PLAN_H

#include "request.h"

enum { PLAN_ALL_STEPS = 8 }; /* more than the longest ladder has */

/* Puts the points in source order, outer before inner, and drops those that the front end has seen twice. */
void plan_order(struct unit *unit);

/* Takes every point that the compiler has rejected down its language's ladder: `down` moves it one rung and says why. */
void plan_fall_back(struct unit *unit, const struct fall_back *steps, size_t n_steps, void (*down)(struct point *point));

/* One table of sites, and one of details, for all points that are not left alone. */
void plan_number_sites(struct unit *unit);

#endif
