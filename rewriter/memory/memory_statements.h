/* The statements of a function: which of them run one behind the other, and form a block. */
#ifndef MEMORY_STATEMENTS_H
#define MEMORY_STATEMENTS_H

#include "memory_record.h"

void memory_statements(struct memory_place *place, const struct memory_children *statements);
/* A statement that runs only sometimes, or again and again: a block of its own. With `turns` it is the body of that loop. */
void memory_inner(struct memory_place *outer, CXCursor statement, struct memory_loop *turns);

#endif
