/* Structured bindings: `auto [a, b] = c` declares an object without a name, or a reference, and names for its parts. */
#ifndef MEMORY_BINDINGS_H
#define MEMORY_BINDINGS_H

#include "memory_walk.h"

/* Is it one of the names, or the declaration of all of them? The front end has no cursor kind for either. */
bool memory_is_binding(CXCursor declaration);
/* Adds what is declared to m->bindings. Returns false if it is no structured binding. */
bool memory_find_bindings(struct memory_walk *m, CXCursor declaration);
/* What was found for it, or for one of its names; NULL: nothing. */
const struct memory_binding *memory_binding_of(struct memory_walk *m, CXCursor declaration);

/* Is the named part in memory, if it is read or written? One of a reference is; so is one that get<>() has looked up. Of other
 * objects, those are whose address is taken. */
bool memory_binding_is_memory(struct memory_walk *m, CXCursor declaration);
bool memory_binding_is_bit_field(struct memory_walk *m, CXCursor declaration);

#endif
