/* What a call calls, by name. */
#ifndef CXX_NAMES_H
#define CXX_NAMES_H

#include "clang_walk.h"
#include "cxx_text.h"

struct cxx_name {
    const char *pattern; /* what selections see */
    const char *site;    /* what the trace says */
    const char *method;  /* a member's own name, or NULL */
    const char *on;      /* its class, or NULL where that depends on a template parameter */
    const char *last;    /* of a call in a template whose callee is not known: its last name, "" if a macro hides it; else
                          * NULL */
    const char *made;    /* the constructor of a thread that the callee makes of its arguments (cxx_start.h), or NULL */
};

/* "f" of "ns::C::f". */
const char *cxx_last_name(const char *qualified);
const char *cxx_qualified_name(struct walk *w, CXCursor declaration);
/* That of a function. */
struct cxx_name cxx_name_function(struct walk *w, CXCursor declaration);
struct cxx_name cxx_name_call(const struct cursor_frame *here, const struct cxx_text *text);

#endif
