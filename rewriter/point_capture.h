/* Chooses the values that are captured at a point: those that its entry asks for (capture.h), as far as the operands
 * and the result can be captured. */
#ifndef POINT_CAPTURE_H
#define POINT_CAPTURE_H

#include "point.h"
#include "select.h"

/* Fills point->captured, in `arena`. Returns false if a condition needs a value that cannot be captured. `can_capture`
 * says whether an operand may be evaluated into a variable. */
bool capture_choose(struct arena *arena, struct point *point, bool (*can_capture)(const struct point *point, uint32_t operand));
/* Tells `select` which of the values that entries name the unit's points have. */
void capture_note_values(struct select *select, const struct unit *unit);
/* Does the table of functions say that the callee works with the object of the method, and does the entry ask for that? */
bool capture_wants_receiver(const struct point *point);
/* The same for the object of a guard: what the call takes is given back when the object that it constructs is destroyed. */
bool capture_wants_guard(const struct point *point);
/* The captured result; NULL if it is not captured. */
const struct captured *capture_result(const struct point *point);
/* The names of the values that the point records, as its site has them: "n mode{READ=0,WRITE=1} return +page-faults";
 * "": none. */
const char *capture_names(struct arena *arena, const struct point *point);
/* The index in point->captured of the value that a condition is about, or -1. */
int capture_find(const struct point *point, const struct capture_value *value);

#endif
