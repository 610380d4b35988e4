/* Classes that are copied as their bytes: whatever the language calls a constructor or an operator there, nothing is
 * called. */
#ifndef CXX_TRIVIAL_H
#define CXX_TRIVIAL_H

#include "clang_walk.h"

/* Is it a class that is copied as its bytes: has no part of it a copy or move constructor, destructor or virtual
 * function that somebody wrote? */
bool cxx_is_trivial(CXType type);
/* Is the call an assignment that the class has by itself and that copies the bytes ([class.copy.assign]/9)? */
bool cxx_assigns_bytes(CXCursor call);

#endif
