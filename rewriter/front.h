/* What a front end provides: a translation unit's source text goes in, its points come out. */
#ifndef FRONT_H
#define FRONT_H

#include "diag.h"
#include "lex.h"
#include "point.h"
#include "rewrite.h"

struct front {
    const char *name;
    const char *languages; /* space-separated values of struct unit.language that it reads */
    bool is_preprocessed;  /* it wants the tokens; headers and macros may hold calls, which a second look at their text finds */
    /* Fills unit->points (everything but the plan's fields) and unit->n_calls. Returns -1 after a diagnostic when nothing can be known of the text.
     */
    int (*find_points)(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);
};

extern const struct front front_c;
extern const struct front front_cxx;
extern const struct front front_rust;

#endif
