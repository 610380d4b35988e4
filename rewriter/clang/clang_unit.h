/* What is said of a unit of C or C++ beyond struct unit, and what tells the two languages apart where they share code. */
#ifndef CLANG_UNIT_H
#define CLANG_UNIT_H

#include "language.h"
#include "point.h"

/* The body of a function definition, with its braces. */
struct body {
    struct span span;
    bool blank; /* not looked at again (second_look.h) */
    bool whole; /* points outside of it know what is in it: it is never blanked */
};

struct clang_unit {
    struct slice parsed;     /* what the front end parses in place of unit->source, where text is NULL: source itself */
    VEC(struct body) bodies; /* of the file's own functions, by the number that points have */
    bool includes_itself;    /* the file is among those that it includes */
};

static inline struct clang_unit *clang_unit_of(const struct unit *unit)
{
    return unit->own;
}

struct tokens;

/* A language that libclang reads. */
struct clang_family {
    bool is_cxx;
    /* One look of the front end at unit->source: adds to unit->points, as struct language's find_points. */
    int (*look)(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);
};

static inline const struct clang_family *clang_family_of(const struct unit *unit)
{
    return unit->language->family;
}

#endif
