/* Braces that only group statements: what is in them runs once, where they stand, as if they were not there. */
#ifndef MEMORY_GROUPS_H
#define MEMORY_GROUPS_H

#include "memory_walk.h"

/* Is it { ... }, or do { ... } while (0) that nothing leaves or begins again in the middle? Sets the braces. */
bool memory_is_group(CXCursor statement, CXCursor *braces);
/* May a function run at the closing brace: a destructor, or what the attribute `cleanup` names? */
bool memory_group_calls(struct memory_walk *m, CXCursor braces);
/* Is there an attribute in it that may be `cleanup`? */
bool memory_has_attribute(CXCursor cursor);

#endif
