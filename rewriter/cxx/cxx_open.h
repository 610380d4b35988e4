/* Calls in templates of which only instances tell what they call, or whether they are any. An operator is not shown as a call
 * where none of the functions in sight could be meant, and what the parameters bring is known in the instances alone
 * ([temp.dep.candidate]); a fold, too ([expr.prim.fold]). Of `x.f()` the last name is known. */
#ifndef CXX_OPEN_H
#define CXX_OPEN_H

#include "clang_walk.h"

struct cxx_open {
    CXCursor cursor; /* where it is written */
    CXSourceRange at;
    enum CXCursorKind kind;
    const char *name;     /* the last name of a call, "" if a macro hides it; NULL: it is an operator */
    bool is_call;         /* a function is called there, in one instance at least */
    bool is_built_in;     /* of an operator: the language does it, in one instance at least */
    VEC(CXCursor) called; /* the functions, each once */
    struct cxx_open *next;
};

struct cxx_opens; /* those of a walk */

/* To be called once, before the walk. */
void cxx_open_prepare(struct walk *w);
/* Is it such an operator? Sets *name to "operator+" or the like, and *sign to where the sign begins in the main file. */
bool cxx_is_open(const struct cursor_frame *here, const char **name, uint32_t *sign);
/* The same for a fold over one. */
bool cxx_is_open_fold(const struct cursor_frame *here, const char **name, uint32_t *ellipsis);

/* Notes an operator, the fold with this ellipsis, or a call with this last name. What is in it is known when all instances
 * have been seen. */
const struct cxx_open *cxx_note_open(const struct cursor_frame *here);
const struct cxx_open *cxx_note_open_fold(const struct cursor_frame *here, uint32_t ellipsis);
const struct cxx_open *cxx_note_open_call(const struct cursor_frame *here, const char *name);
/* To be called for each expression of each instance. */
void cxx_see_open(struct walk *w, CXCursor expression);

#endif
