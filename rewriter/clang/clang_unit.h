/* What a unit of C or C++ has beyond struct unit, and what tells the two languages apart in the code that they
 * share. */
#ifndef CLANG_UNIT_H
#define CLANG_UNIT_H

#include "language.h"
#include "point.h"

/* The body of a function definition, with its braces. */
struct body {
    struct span span;
    bool blank; /* not parsed again for the second look (second_look.h) */
    bool whole; /* points outside depend on what is in it: it is never blanked */
};

/* A macro invocation that hides selected calls, or parts of them. */
struct invocation {
    const char *file; /* as the front end spells it; NULL: the unit's own */
    struct span span; /* in that file */
};

typedef VEC(struct invocation) invocations;

/* A call in tail position: who calls whom, by unique names (clang_tail.h). */
struct tail_call {
    const char *from, *to;
    bool is_body; /* no call, but the point of a body: `to` is the function itself */
};

enum guess { GUESS_UNKNOWN, GUESS_YES, GUESS_NO };

struct clang_unit {
    struct slice parsed;         /* what the front end parses instead of unit->source; text NULL: that itself */
    VEC(struct body) bodies;     /* of the file's own functions, numbered as in struct point */
    invocations invocations;     /* to be expanded for the second look */
    VEC(struct tail_call) tails; /* of all looks */
    VEC(uint32_t) errors;        /* of the last look: where in unit->source the front end reports one */
    bool is_brief;               /* asked for a look: functions of system headers need no bodies */
    enum guess has_templates;    /* with calls in them, in what may be rewritten */
    bool wants_instances;        /* found by a look: what templates become in the unit matters */
    bool uses_modules;           /* of C++20: the look could not read what is imported */
    bool has_unknown_types;      /* a function of the compiler's is called that the front end does not know, and takes for one that gives int */
    bool wants_pragmas;          /* what macros make by _Pragma may be points: expand them */
    bool includes_itself;        /* the file includes itself, directly or through others */
    struct slice cleared;        /* set by each look: conditionals.h */
    struct omp_unit *openmp;     /* set by each look: openmp/omp_unit.h */
    struct memory_calls *memory; /* of all looks; NULL: not asked for: memory/memory_calls.h */
};

static inline struct clang_unit *clang_unit_of(const struct unit *unit)
{
    return unit->own;
}

struct tokens;

/* A language that libclang reads. */
struct clang_family {
    bool is_cxx;
    /* One look of the front end at unit->source, which adds to unit->points: see struct language's find_points. */
    int (*look)(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);
};

static inline const struct clang_family *clang_family_of(const struct unit *unit)
{
    return unit->language->family;
}

#endif
