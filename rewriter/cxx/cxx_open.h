/* Operators in templates that the front end does not show as calls: none of the functions in sight could be one, and what
 * the parameters bring is known in the instances alone ([temp.dep.candidate]). Folds, too ([expr.prim.fold]). */
#ifndef CXX_OPEN_H
#define CXX_OPEN_H

#include "clang_walk.h"

struct cxx_open;
struct cxx_opens; /* those of a walk */

/* To be called once, before the walk. */
void cxx_open_prepare(struct walk *w);
/* Is it such an operator? Sets *name to "operator+" or the like, and *sign to where the sign begins in the main file. */
bool cxx_is_open(const struct cursor_frame *here, const char **name, uint32_t *sign);
/* The same for a fold over one. */
bool cxx_is_open_fold(const struct cursor_frame *here, const char **name, uint32_t *ellipsis);

/* Notes an operator, or the fold with this ellipsis, of which the instances will tell. */
struct cxx_open *cxx_note_open(const struct cursor_frame *here);
struct cxx_open *cxx_note_open_fold(const struct cursor_frame *here, uint32_t ellipsis);
/* To be called for each expression of each instance. */
void cxx_see_open(struct walk *w, CXCursor expression);
/* After that: does an instance call a function there; does the language do it in one? */
bool cxx_open_is_call(const struct cxx_open *open);
bool cxx_open_is_built_in(const struct cxx_open *open);
/* Where it is written. */
CXCursor cxx_open_cursor(const struct cxx_open *open);

#endif
