/* The pipeline for one translation unit, in one function that reads like a table of contents. */
#ifndef REWRITE_H
#define REWRITE_H

#include "diag.h"
#include "point.h"
#include "select.h"

/* A point that the compiler has rejected before: take its scheme `steps` further down (see plan.h for the ladder). */
struct step_down {
    uint32_t point; /* struct point.index */
    uint32_t steps;
    unsigned line, column; /* where it begins, in the file that it is written in */
    const char *file;      /* the included one, as struct point has it; NULL: the unit's own */
};

struct rewrite_request {
    const char *path;         /* source file as the compiler is given it; "-": standard input, given in `contents` */
    struct slice contents;    /* text NULL: read `path` */
    const char *language;     /* value of -x in force: "c", "rust", or NULL (by file name) */
    const char *compiler;     /* the real compiler, for its predefined system include directories; NULL: cc */
    const char *const *flags; /* of the command line that matter to a parse: no source, no -o, no -c, no -M* */
    size_t n_flags;
    const char *directory; /* working directory of the command; NULL: the current one */
    const char *mirror;    /* Rust: of the package, NULL: none. Files from OUT_DIR are included from there */
    const struct config *config;
    struct select *select;
    const struct step_down *steps;
    size_t n_steps;
    bool headers;                   /* C: calls in included files too, as the configuration has it; their text comes into the rewritten text */
    const struct rust_crate *crate; /* Rust: the crate that the file belongs to; NULL: it is the root file of its own */
};

/* The numbers of points change with the headers, their places with their file. */
bool step_is_of(const struct step_down *step, const struct point *point);

/* Where the text of a point ended up: bytes of `text`. Innermost points come last for equal starts. */
struct output_span {
    uint32_t begin, end;
    uint32_t point;
};

struct rewrite_result {
    struct unit *unit;         /* points with their schemes and reasons */
    struct slice text;         /* the rewritten file; equal to the source when nothing was wrapped */
    bool changed;              /* some point was wrapped */
    struct output_span *spans; /* sorted by begin */
    size_t n_spans;
    uint32_t body_begin; /* offset in `text` where the original's first line starts */
};

/* Returns 0, or -1 with a diagnostic (unreadable file, no C text). A source with errors of its own is not a failure here: its broken
 * functions are left alone. Everything lives in `arena`. */
int rewrite_unit(struct arena *arena, const struct rewrite_request *request, struct rewrite_result *result, struct diags *diags);

/* The innermost point at this place of a compiler's diagnostic on `result->text` (line of the body, column in bytes of the rewritten text, 0:
 * unknown), or -1. With column 0, or when no point covers it, the last point that touches the line. */
int rewrite_point_at(const struct rewrite_result *result, unsigned line, unsigned column);

#endif
