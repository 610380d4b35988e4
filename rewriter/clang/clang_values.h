/* Types: how they are spelled, and which values of them can be captured. */
#ifndef CLANG_VALUES_H
#define CLANG_VALUES_H

#include "clang_walk.h"

/* The type as it is spelled in front of the enclosing function, or NULL. */
const char *clang_spell_type(struct walk *w, CXType type);
/* Is it a type like va_list, whose name stands for an array? A parameter of this type is a pointer, and no variable of
 * the type can be initialised with it. */
bool clang_is_hidden_array(CXType type);
enum value_class clang_value_class(CXType type);
/* "{READ=0,WRITE=1}" of an enumeration, else NULL. */
const char *clang_enumerators(struct walk *w, CXType type);
/* The name of the function's parameter i, or NULL. */
const char *clang_parameter_name(struct walk *w, CXCursor function, uint32_t i);

#endif
