/* Conditional directives within calls: #if, #else and #endif between operands, or in front of them. What the unit's flags
 * leave of such a group is known once it has been looked at. */
#ifndef CONDITIONALS_H
#define CONDITIONALS_H

#include "clang_walk.h"

typedef VEC(struct span) skipped_spans;

/* What #if leaves out of the file, with the directives around it. */
void clang_find_skipped(const struct walk *w, CXFile file, skipped_spans *skipped);
/* The unit's source for another look, without the conditional groups of which a directive stands within a call that is left
 * alone because of it: blanks take their place, and what they leave in stays where it is. text NULL: there are none. */
struct slice clang_clear_conditionals(const struct walk *w);

#endif
