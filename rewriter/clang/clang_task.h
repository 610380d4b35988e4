/* What C and C++ share of calls that are given tasks to run, `submit(pool, body, argument)`. */
#ifndef CLANG_TASK_H
#define CLANG_TASK_H

#include "clang_walk.h"

/* What a body of this type returns, if it is a pointer to a function that takes a void * and nothing else. The kind is
 * CXType_Invalid otherwise. */
CXType clang_task_result(CXType body);
bool clang_is_void_pointer(CXType type);
/* May a callee give what is passed for a parameter of type void * to a function that is passed for one of this type? */
bool clang_takes_argument(CXType parameter);
/* What names the tasks of a call: the text of a string literal, or the name of a function. NULL: none does. */
const char *clang_task_literal(struct walk *w, CXCursor argument);
const char *clang_task_function(struct walk *w, CXCursor argument);

#endif
