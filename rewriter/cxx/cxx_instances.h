/* What templates become in this unit. */
#ifndef CXX_INSTANCES_H
#define CXX_INSTANCES_H

#include "clang_walk.h"

/* To be called once, before the walk. */
void cxx_instances_prepare(struct walk *w);
/* Notes an expression, as it may refer to an instance of a template, in whose body or initialiser there are more; or the
 * instance of a variable template itself. */
void cxx_instances_note(struct walk *w, CXCursor reference);
/* To be called after the walk: looks at all instances. */
void cxx_instances_see(struct walk *w);
/* To be called after that: what depends on template parameters becomes what all instances in the unit agree on. */
void cxx_instances_refine(struct walk *w);

#endif
