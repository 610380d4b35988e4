/* What the rewriter is asked for. */
#ifndef REQUEST_H
#define REQUEST_H

#include "diag.h"
#include "point.h"
#include "select.h"

/* A point that the compiler has rejected before falls back: it takes the scheme `steps` rungs further down its language's ladder. */
struct fall_back {
    uint32_t point; /* struct point.index */
    uint32_t steps;
    unsigned line, column; /* where it begins, in the file that it is written in */
    const char *file;      /* the included one, as struct point has it; NULL: the unit's own */
};

struct rewrite_request {
    const char *path;         /* source file as the compiler is given it; "-": standard input, given in `contents` */
    struct slice contents;    /* text NULL: read `path` */
    const char *language;     /* value of -x in force, or NULL: by the file's name */
    const char *compiler;     /* the real compiler, for its predefined system include directories; NULL: cc */
    const char *const *flags; /* of the command line that matter to a parse: no source, no -o, no -c, no -M* */
    size_t n_flags;
    const char *directory; /* working directory of the command; NULL: the current one */
    const struct config *config;
    struct select *select;
    const struct fall_back *steps;
    size_t n_steps;
    bool headers;    /* calls in included files too, as the configuration has it; their text comes into the rewritten text */
    const void *own; /* its language's; NULL: nothing. See rust_point.h */
};

/* The numbers of points change with the headers, their places with their file. */
bool fall_back_is_of(const struct fall_back *step, const struct point *point);

#endif
