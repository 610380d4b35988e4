/* The static tables of an outermost function of a Rust file. */
#ifndef SCHEME_RUST_TABLE_H
#define SCHEME_RUST_TABLE_H

#include "edit.h"

/* Writes those that `first`, the first point of its table, and the points behind it need. */
void rust_write_table(struct edit *edit, const struct point *first);
/* The home of a table may be an expression, around which braces are written. True if so; *end is what is written behind
 * it. */
bool rust_home_ends(const struct point *first, struct around *end);
/* A string literal; `ending` stands as it is before the closing quote. */
void rust_add_literal(struct str *out, const char *text, const char *ending);

#endif
