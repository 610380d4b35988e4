/* Types of C++: what values of them are, and how they are spelled. */
#ifndef CXX_TYPES_H
#define CXX_TYPES_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Does it depend on template parameters? */
bool cxx_is_dependent(CXType type);
/* What an expression of this type gives if it is a prvalue, or a function that returns it: CXX_OBJECT for all
 * classes. */
enum cxx_value cxx_type_value(CXType type);
/* The type as it is spelled inside of any function; NULL if it has no name there, or one that is private. */
const char *cxx_spell_type(struct walk *w, CXType type);

/* Is the class defined behind this place? In a template it may be: what depends on parameters is looked at later. No
 * value of the class can be passed there, a reference to one can. */
bool cxx_is_incomplete(const struct cursor_frame *here, CXType type);
/* The definition of the class as it is written: that of its template, if it is an instance. Null if there is none. */
CXCursor cxx_class_definition(CXType type);
/* Has the class virtual functions ([class.virtual]/1)? What a base does that depends on template parameters is not known. */
bool cxx_is_polymorphic(CXType type);

#endif
