/* From a compiler's diagnostics to the points that they are about, which then fall back. */
#ifndef REPAIR_H
#define REPAIR_H

#include "fallback.h"

struct repair_position {
    /* 1-based; column 0: unknown. repair_step_at needs lines of the body of the rewritten text */
    unsigned line, column;
    bool is_error; /* an error, not a note, a warning or a template's instantiation */
};
typedef VEC(struct repair_position) repair_positions;

/* Finds every FILE:LINE[:COLUMN]: in `text` whose FILE is `name`, at any position of a line ("In file included from",
 * notes, errors, warnings). Only the format is read, not the words, so messages may be in any language; but `is_error`
 * is only set for English ones. Colour escapes are ignored. */
void repair_find_positions(struct arena *arena, struct slice text, const char *name, repair_positions *positions);

/* Makes the points at these positions of the rewritten text fall back: those with errors or, if no such point
 * can fall back, all.
 * From round 2 on, every point of the functions around them falls back. Returns how many points fell back. */
size_t repair_step_at(struct arena *arena, const struct rewrite_result *result, const repair_positions *positions, unsigned round,
                      struct fallbacks *fallbacks);

/* The same for all positions in a compiler's messages. Returns 0 if none of them leads to a point. */
size_t repair_step(struct arena *arena, const struct rewrite_result *result, struct slice diagnostics, unsigned round, struct fallbacks *fallbacks);

#endif
