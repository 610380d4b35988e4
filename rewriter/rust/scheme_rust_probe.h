/* How a point's own variables and probes are spelled in the text of a Rust file: what scheme_rust.c puts around calls
 * and operands. All strings live in the arena of the edited text. */
#ifndef SCHEME_RUST_PROBE_H
#define SCHEME_RUST_PROBE_H

#include "edit.h"
#include "rust_point.h"

/* The variable that knows whether the receiver is of the type of "on". */
const char *rust_on_variable(struct arena *arena, const struct point *point);
/* The variable of a point that captures values, and its size: "::<3, 130>". */
const char *rust_capture_variable(struct arena *arena, const struct point *point);
const char *rust_capture_size(struct arena *arena, const struct point *point);

/* The variable that is the frame of the point's body. */
const char *rust_frame_variable(struct arena *arena, const struct point *point);

/* The whole call is entered: begin and guard are one. */
bool rust_enters(const struct point *point);
/* Of a point that captures values: is argument k looked at before the whole call? */
bool rust_looks_in_front(const struct point *point, uint32_t k);
/* Of a point that captures values, the operand that fires the begin probe. NULL: rust->at fires it, behind all of
 * them, or the guard. */
const struct operand *rust_firing_operand(const struct point *point);

/* The text of a probe's call up to its operand; of the probe that stands first; of the one that captures value k. */
const char *rust_probe(const struct edit *edit, const struct point *point, const char *name, bool has_operand);
const char *rust_first_probe(const struct edit *edit, const struct point *point, const char *name);
const char *rust_capture_probe(const struct edit *edit, const struct point *point, uint32_t k, const char *name);

#endif
