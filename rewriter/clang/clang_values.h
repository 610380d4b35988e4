/* Types: how they are spelled, and what values of them may be captured. */
#ifndef CLANG_VALUES_H
#define CLANG_VALUES_H

#include "clang_walk.h"

/* As the type is spelled in front of the enclosing function, or NULL. */
const char *clang_spell_type(struct walk *w, CXType type);
bool clang_is_hidden_array(CXType type);
enum value_class clang_value_class(CXType type);
/* "{READ=0,WRITE=1}" of an enumeration, else NULL. */
const char *clang_enumerators(struct walk *w, CXType type);
/* The name of the function's parameter i, or NULL. */
const char *clang_parameter_name(struct walk *w, CXCursor function, uint32_t i);

#endif
