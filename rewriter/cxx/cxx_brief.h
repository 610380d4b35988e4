/* A look without the bodies of functions in system headers, which takes a third less time. What it finds is what a full look finds, unless a selected
 * call is in a template: then the instances matter that the unit makes of it, which a body in a header may ask for, as std::sort does for a generic
 * lambda. */
#ifndef CXX_BRIEF_H
#define CXX_BRIEF_H

#include "clang_walk.h"

/* Is it worth a try? Where every call is selected, not if there is a template with calls, as far as can be guessed. */
bool cxx_may_be_brief(const struct unit *unit, const struct rewrite_request *request);
/* To be called for each selected call: a brief look notes in the unit that it wants_instances if the call is in a template. */
void cxx_note_template(const struct cursor_frame *here);

#endif
