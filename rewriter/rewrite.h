/* The pipeline for one translation unit. pass_stations in rewrite.c calls the stations one after the other. */
#ifndef REWRITE_H
#define REWRITE_H

#include "edit.h"
#include "request.h"

struct rewrite_result {
    struct unit *unit;         /* the points, with their schemes and reasons */
    struct slice text;         /* the rewritten file, or the source if nothing was wrapped */
    bool changed;              /* `text` is not the source */
    struct output_span *spans; /* sorted by begin */
    size_t n_spans;
    uint32_t body_begin; /* offset in `text` of the source's first line, after the prologue */
};

/* Rewrites a unit. Returns 0, or -1 after a diagnostic (unreadable file, binary file, unknown language). Errors in the
 * source code are not a failure: the functions that have them are left alone. The result lives in `arena`. */
int rewrite_unit(struct arena *arena, const struct rewrite_request *request, struct rewrite_result *result, struct diags *diags);

/* Returns the index of the innermost point at a position that a compiler's diagnostic names, or -1. `line` counts from
 * the body's first line, `column` counts bytes of the rewritten text; 0 means unknown. If the column is 0, or no point
 * covers it, the last point that touches the line is returned. */
int rewrite_point_at(const struct rewrite_result *result, unsigned line, unsigned column);
/* The text of the body's n-th line (from 1); empty behind the last one. */
struct slice rewrite_line(const struct rewrite_result *result, unsigned line);

#endif
