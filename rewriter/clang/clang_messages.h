/* Calls of MPI: their entries of the configuration capture what says which message they are about, without being
 * asked (<weft/mpi_functions.def>). */
#ifndef CLANG_MESSAGES_H
#define CLANG_MESSAGES_H

#include "point.h"

bool clang_is_message_function(const char *name);

/* The entry for calls of a function with this name: `probe` itself, or a copy in `arena` that captures such arguments
 * as well. Its `plain` is `probe`. */
const struct config_probe *clang_message_probe(struct arena *arena, const struct config_probe *probe, const char *name);

/* Gives such a point its entry from the configuration back, because it cannot be rewritten with the other one. Returns
 * false, and does nothing, if it has it already. */
bool clang_drop_messages(struct point *point);

#endif
