/* Calls of C that are given a task to run. */
#ifndef C_TASK_H
#define C_TASK_H

#include "clang_walk.h"

/* Finds the operands of a point of kind "task" that are the body and its argument, once the operands are known, or
 * sets point->reason. */
void c_fill_task(const struct cursor_frame *here, struct point *point, CXType function_type);

#endif
