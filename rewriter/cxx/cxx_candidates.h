/* Calls in templates that are not resolved yet: what can be said of all functions that they may end up calling. */
#ifndef CXX_CANDIDATES_H
#define CXX_CANDIDATES_H

#include "clang_walk.h"
#include "cxx_point.h"

/* What an expression gives, by what may be called: CXX_REFERENCE, CXX_UNKNOWN, CXX_LIKELY, or CXX_DIFFERENT if an
 * object is certain. */
enum cxx_value cxx_guess_result(struct walk *w, CXCursor expression);

struct cxx_common {
    enum cxx_common_kind {
        CXX_COMMON_NOTHING, /* or it is not known */
        CXX_COMMON_DEDUCED, /* a reference to whatever the argument is */
        CXX_COMMON_CLASS    /* a reference to `class`, which depends on no template parameter */
    } kind;
    CXType class;
};

/* What all functions that may be called, in whatever instance, take for argument i. */
struct cxx_common cxx_common_parameter(struct walk *w, CXCursor call, int i);
/* Do all of them bind a reference to this argument, without a conversion? */
bool cxx_is_bound(const struct cxx_common *common, CXCursor argument);

#endif
