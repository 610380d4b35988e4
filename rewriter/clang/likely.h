/* What a unit is likely to need in place before the front end looks at it, and what turned out to be needed (one_look.h). */
#ifndef LIKELY_H
#define LIKELY_H

#include "call_guess.h"
#include "candidates.h"
#include "include_tree.h"
#include "macro_names.h"

typedef VEC(struct file_identity) identities;

/* Uses of macros with marks around them, and what the preprocessor makes of the text. */
struct marked {
    candidates list;
    struct tokens output;
    bool is_read;       /* else it has not been asked */
    bool reads_counter; /* __COUNTER__, or nobody knows */
};

struct likely {
    const struct call_guess *guess;
    /* what a look has asked for */
    struct texts headers; /* by name */
    invocations invocations;
    /* of the text at hand */
    struct tokens plain; /* what the preprocessor makes of it, with the unit's headers in place or not */
    macro_names macros;
    struct marked marked;
    identities tried_headers;      /* those that are in place or cannot be */
    invocation_spans tried_macros; /* the same for invocations: where they are in unit->original */
};

#endif
