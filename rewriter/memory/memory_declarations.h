/* What declarations of variables access. */
#ifndef MEMORY_DECLARATIONS_H
#define MEMORY_DECLARATIONS_H

#include "memory_record.h"

/* constexpr int n = f(3); */
bool memory_is_constexpr(struct memory_walk *m, CXCursor variable);
/* What the initialiser of a variable accesses, and the variable itself. */
void memory_variable(struct memory_place *place, CXCursor variable);
/* All variables of a statement. */
void memory_declarations(struct memory_place *place, CXCursor statement);
/* A condition that declares a variable, and reads it: if (T x = f()). */
void memory_condition(struct memory_place *place, CXCursor variable);

#endif
