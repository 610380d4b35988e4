/* Which statements are it that the grammar cannot read? */
#ifndef RUST_ISOLATE_H
#define RUST_ISOLATE_H

#include "tree_syntax.h"

/* `shown` is a copy of the source with its cures. Shows as blanks what the grammar cannot read of the bodies of functions, and adds it to
 * `unreadable`: the right side of a `let`, a statement, an arm's block; at most the whole body. */
void rust_isolate(struct arena *arena, const struct tree_syntax *syntax, char *shown, struct slice source, tree_patches cures,
                  tree_spans *unreadable);

#endif
