/* The futures that join! and select! are given -> points, where an entry says that they are tasks. */
#ifndef RUST_AWAITED_H
#define RUST_AWAITED_H

#include "rust_callee.h"

/* The macro of this absolute name as what an entry of kind "task" selects; its probe is NULL if none does. */
struct rust_callee rust_find_awaiter(const struct rust_walk *walk, const char *name);
/* Adds a point for each child of the visited node, a list of arguments that `awaiter` awaits. */
void rust_add_awaited(const struct rust_visit *visit, const struct rust_callee *awaiter);

#endif
