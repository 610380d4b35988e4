/* Which objects are memory, and what is assigned to. */
#ifndef MEMORY_OBJECTS_H
#define MEMORY_OBJECTS_H

#include "memory_walk.h"

bool memory_is_variable(CXCursor declaration);
/* Takes the object that the lvalue is a part of, or a variable, for one whose address is taken. */
void memory_escape(struct memory_walk *m, CXCursor lvalue);
void memory_escape_variable(struct memory_walk *m, CXCursor declaration);
/* Is this variable memory? Everything with static storage duration is, and local objects whose address is taken, also
 * by an index that is not constant. Other local ones are not, whatever their type: compilers keep them in registers. */
bool memory_is_object(struct memory_walk *m, CXCursor declaration);
/* The object that an lvalue is a part of, by members and elements: its declaration, or null if a pointer leads there. */
CXCursor memory_root(CXCursor lvalue);
/* Is the lvalue an access of memory, if it is read or written? */
bool memory_is_memory(struct memory_walk *m, CXCursor lvalue);

/* The variables that are assigned to, counted up or down anywhere below. */
void memory_find_assigned(struct memory_walk *m, CXCursor cursor, memory_names *names);
/* The same without those that are declared there. */
void memory_find_stored(struct memory_walk *m, CXCursor cursor, memory_names *names);

/* Is it a constant of C++, which is no access, and has to stay one where the language wants constants? */
bool memory_is_constant(CXCursor lvalue);

#endif
