/* Macro invocations that may be expanded: which there are in a text. */
#ifndef CANDIDATES_H
#define CANDIDATES_H

#include "clang_unit.h"
#include "macro_names.h"
#include "request.h"

struct candidate {
    struct span span;   /* in unit->source, where nothing is expanded yet */
    bool active;        /* not given up */
    bool is_wanted;     /* a look has asked for it; what others expand to tells whether they are wanted */
    bool is_protected;  /* names before parentheses have parentheses of their own */
    unsigned n_counted; /* how often it reads __COUNTER__ */
    struct slice text;  /* what it expands to */
    struct tokens tokens;
};
typedef VEC(struct candidate) candidates; /* by position; they do not overlap */

/* Invocations, by where they are in the text that is to be expanded. */
typedef VEC(struct span) invocation_spans;

bool candidates_are_given_up(const invocation_spans *given_up, struct span span);
/* Those that a first look of the front end has asked for, but for those of `given_up`. `source` holds the tokens of unit->source. */
void candidates_find(const struct unit *unit, const struct rewrite_request *request, const struct tokens *source, const invocation_spans *given_up,
                     candidates *list);
/* All uses of `macros`, and those that a look has `asked` for. */
void candidates_find_uses(const struct unit *unit, const struct rewrite_request *request, const struct tokens *source, const macro_names *macros,
                          const invocations *asked, candidates *list);

#endif
