/* Which values are captured at a point: what its entry asks for (capture.h), as far as its operands and its result can be had. */
#ifndef POINT_CAPTURE_H
#define POINT_CAPTURE_H

#include "point.h"

/* Fills point->captured. False: a condition asks for a value that cannot be had. `can_keep` says of an operand whether it may be evaluated into a
 * variable. */
bool capture_choose(struct arena *arena, struct point *point, bool (*can_keep)(const struct point *point, uint32_t operand));
/* The result, where it is kept; else NULL. */
const struct captured *capture_result(const struct point *point);
/* Position among point->captured of the value that a condition is about, or -1. */
int capture_find(const struct point *point, const struct capture_value *value);

#endif
