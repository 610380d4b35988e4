/* What templates become in this unit. */
#ifndef CXX_INSTANCES_H
#define CXX_INSTANCES_H

#include "clang_walk.h"

/* To be called once, before the walk. */
void cxx_instances_prepare(struct walk *w);
/* Is this declaration at file scope a function that is made of a template? Then it is noted, and has no text of its own. */
bool cxx_instances_take(struct walk *w, CXCursor declaration);
/* Is the text of this declaration to be visited? If it is an instance of a variable template, once. */
bool cxx_instances_show(struct walk *w, CXCursor declaration);
/* Notes an expression, as it may refer to a variable that is made of a template. */
void cxx_instances_note(struct walk *w, CXCursor reference);
/* The next instance of a variable template that only such an expression has shown and whose text is to be visited; or a null
 * cursor. */
CXCursor cxx_instances_hidden(struct walk *w);
/* To be called after the walk: looks at all instances. Again, if texts have been visited since. */
void cxx_instances_see(struct walk *w);
/* To be called after that: what depends on template parameters becomes what all instances in the unit agree on. */
void cxx_instances_refine(struct walk *w);

#endif
