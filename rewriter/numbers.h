/* Rewritten text without the numbers of points. A call that is added at the top of a file moves the numbers of all points
 * below it: who compares two texts wants to see the call, and not those. */
#ifndef NUMBERS_H
#define NUMBERS_H

#include "str.h"

/* Adds a copy of `text` to `out` in which the numbers in weft's own names and in the arguments of its macros and
 * functions are '#'. Line for line the same otherwise. */
void numbers_fold(struct str *out, struct slice text);

#endif
