/* What the language C++ adds to the accesses of expressions: references, calls of methods and operators, constants. */
#ifndef MEMORY_CXX_H
#define MEMORY_CXX_H

#include "memory_types.h"

/* Does something run where the life of the variable ends? */
bool memory_cxx_is_destroyed(CXCursor variable);
/* Is the value of the call an object that exists, so that its address can be taken? */
bool memory_cxx_gives_object(CXCursor call);
/* Is a reference bound to argument i itself, not to a copy that has been converted? */
bool memory_cxx_binds(CXCursor call, int i);
/* The same of a variable, and of what a function returns: `type` is the reference's. */
bool memory_cxx_binds_to(CXType type, CXCursor value);
/* Is it a cast to a reference: another name of its operand, which is an object? (In C no cast is.) */
bool memory_cxx_casts_object(CXCursor cast);
/* The object before the dot or arrow of a call of a method; null if there is none. */
CXCursor memory_cxx_receiver(CXCursor call);
/* Is a copy of a class made byte by byte, which no function's text says? */
bool memory_cxx_copies(CXCursor call);
/* ... and are all of its bytes copied, as in C? */
bool memory_cxx_copies_bytes(CXCursor call);
/* Are objects made below that live until the full expression ends? */
bool memory_cxx_has_temporaries(CXCursor expression);
/* ... or functions called that have effects for the compiler? */
bool memory_cxx_has_call(CXCursor expression);

#endif
