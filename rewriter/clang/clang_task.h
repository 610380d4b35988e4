/* What C and C++ share of calls that are given tasks to run, `submit(pool, body, argument)`. */
#ifndef CLANG_TASK_H
#define CLANG_TASK_H

#include "clang_walk.h"

/* The family of the runtime's functions that stand in for a body of this type: "void" for void (*)(void *), "pointer",
 * "int". NULL: there is none. */
const char *clang_task_family(CXType body);
bool clang_is_void_pointer(CXType type);
/* May a callee give what is passed for a parameter of type void * to a function that is passed for one of this type? */
bool clang_takes_argument(CXType parameter);
/* What names the tasks of a call: the text of a string literal, or the name of a function. NULL: none does. */
const char *clang_task_literal(struct walk *w, CXCursor argument);
const char *clang_task_function(struct walk *w, CXCursor argument);

#endif
