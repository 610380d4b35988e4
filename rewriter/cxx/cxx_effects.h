/* What the evaluation of an expression costs, and what it leaves behind until the full expression ends. */
#ifndef CXX_EFFECTS_H
#define CXX_EFFECTS_H

#include "clang_walk.h"

/* Does it call anything, or in strict mode read through a pointer? */
bool cxx_costs(struct walk *w, CXCursor expression);
/* Does it make objects that end with the full expression, and whose end can be noticed? */
bool cxx_leaves_objects(struct walk *w, CXCursor expression);
/* May it be a full expression of its own: does it leave no temporaries that live on to the end of the present one? */
bool cxx_is_clean(struct walk *w, CXCursor expression);

#endif
