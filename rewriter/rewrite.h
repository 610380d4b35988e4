/* The pipeline for one translation unit, in one function that reads like a table of contents. */
#ifndef REWRITE_H
#define REWRITE_H

#include "edit.h"
#include "request.h"

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
