/* What the front end says of an expression and its type. */
#ifndef MEMORY_TYPES_H
#define MEMORY_TYPES_H

#include <clang-c/Index.h>

#include <stdbool.h>

/* What is below parentheses and implicit conversions, and nothing else: a null cursor if the front end does not say
 * what it is. */
CXCursor memory_strip(CXCursor cursor);
CXType memory_type(CXCursor cursor); /* canonical */
bool memory_is_array(CXType type);
bool memory_is_integer(CXType type);
bool memory_is_pointer(CXType type);
bool memory_is_reference(CXType type);
/* Does the variable or member stand for an object that is somewhere else? */
bool memory_refers(CXCursor declaration);
bool memory_is_class(CXType type);
bool memory_is_empty(CXType type); /* a class without members */
/* Is it an operator that gives its first operand a new value: an assignment, ++ or --? */
bool memory_assigns(CXCursor cursor);
/* The name of a member without the object before it stands for this->name. */
bool memory_is_of_this(CXCursor member);

#endif
