/* The walk over a file's tree. The queries say which nodes are calls, which contexts may not be touched and which
 * macros' arguments are expressions; the walk adds the scope, the enclosing function and the depth of each call. */
#ifndef RUST_WALK_H
#define RUST_WALK_H

#include "rust_visit.h"

/* Adds the points below the node of `visit`. */
void rust_walk_children(const struct rust_visit *visit);

#endif
