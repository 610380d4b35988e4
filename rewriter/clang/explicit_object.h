/* Calls of functions with an explicit object parameter, `a.f(x)` where f is `int f(this A &self, int x)` (C++23 [dcl.fct]/6): the object is
 * their first argument, and libclang lets them, and what they begin, begin with the name behind the dot. */
#ifndef EXPLICIT_OBJECT_H
#define EXPLICIT_OBJECT_H

#include <clang-c/Index.h>
#include <stdbool.h>

/* The object that stands in front of the name, or the null cursor: the call is no such call, or names no object. */
CXCursor explicit_object_of(CXCursor call);
/* Has the function, or the template of one, such a parameter? */
bool explicit_object_is_taken(CXCursor function);
/* Where the text of an expression begins whose extent begins behind a dot or an arrow. */
CXSourceLocation explicit_object_begin(CXCursor expression);

#endif
