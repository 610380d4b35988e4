/* A source that is compiled more than once with options that mean the same to it, as for several targets, is rewritten once: its
 * later objects begin with what is remembered of an earlier one (rewrite_cache.h). Each has a text of its own nevertheless, since
 * a command may step it down while the compiler of another one reads it.
 *
 * A file of the state directory, `twins`, names the texts of the objects that were rewritten last, a line each. */
#ifndef REWRITE_TWINS_H
#define REWRITE_TWINS_H

#include "str.h"
#include "vec.h"

typedef VEC(const char *) rewrite_twins;

/* The paths of the texts, the last one first; they live in the arena. */
rewrite_twins rewrite_twins_find(struct arena *arena, const char *twins);
/* Adds one. Where two commands do so at a time, one of the texts may not be found again, and nothing else. */
void rewrite_twins_add(struct arena *arena, const char *twins, const char *rewritten);

#endif
