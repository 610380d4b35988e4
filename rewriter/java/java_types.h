/* Types of expressions, as far as the text of one file tells them: declared variables and fields, casts, `new`,
 * results of methods of the same file. A type is its qualified name, "java.lang.String" or "int[]"; NULL: unknown. */
#ifndef JAVA_TYPES_H
#define JAVA_TYPES_H

#include "java_scope.h"

/* Of a type's node. `value`: the initialiser that `var` takes the type of, or a null node. */
const char *java_type_of_node(const struct java_place *place, TSNode type, bool is_array, TSNode value);
const char *java_type_of(const struct java_place *place, TSNode expression);
/* Of `new X()`, or `outer.new X()`, where X is a member of what `outer` is. */
const char *java_type_of_creation(const struct java_place *place, TSNode creation);
/* The class whose method a method_invocation calls, or NULL. */
const char *java_owner_of(const struct java_place *place, TSNode call);
/* Does it name a class, and not a value? As far as the text tells. */
bool java_names_type(const struct java_place *place, TSNode node);
/* The superclass of a class, "java.lang.Object" if it names none. */
const char *java_superclass_of(const struct java_place *place, const struct java_class *class);

#endif
