/* What the plans of all languages share. A plan chooses a scheme for each point, and records why a better one was not
 * possible. The plan itself is in the language's folder. */
#ifndef PLAN_H
#define PLAN_H

#include "request.h"

enum { PLAN_ALL_STEPS = 8 }; /* as many steps as the longest ladder has, and more: left alone */

/* Sorts the points in source order, outer before inner, and removes points that the front end found twice. */
void plan_order(struct unit *unit);

/* Makes the points that the compiler rejected in earlier attempts fall back. `down` moves a point one rung down its
 * language's ladder and sets the reason. */
void plan_fall_back(struct unit *unit, const struct fall_back *steps, size_t n_steps, void (*down)(struct point *point));

/* Numbers all points that are not left alone in the table of sites, and those with captures in the table of
 * captures. */
void plan_number_sites(struct unit *unit);

#endif
