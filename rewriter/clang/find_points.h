/* From the text of a unit to its points, for the languages that libclang reads: a first look at the text as it is,
 * and a second look if headers or macros hold calls. */
#ifndef FIND_POINTS_H
#define FIND_POINTS_H

#include "clang_unit.h"

/* struct language's find_points. */
int clang_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags);

#endif
