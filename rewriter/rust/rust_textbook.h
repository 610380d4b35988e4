/* The textbook form of a Rust call: which expressions get names before it, and whether the call would still mean the
 * same. */
#ifndef RUST_TEXTBOOK_H
#define RUST_TEXTBOOK_H

#include "rust_begin.h"

/* Sets hoists, n_hoists, and RUST_POINT_TEMPORARY or RUST_POINT_ORDER where the form cannot be taken. `selects` is as in
 * rust_find_begin. */
void rust_find_hoists(struct arena *arena, const struct rust_view *view, TSNode call, rust_selects *selects, const void *context,
                      struct rust_point *rust);

#endif
