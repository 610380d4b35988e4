/* Calls of C++ that are given tasks to run: which of the arguments are bodies, and how each gets the task's number. */
#ifndef CXX_TASK_H
#define CXX_TASK_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Adds what carries the numbers to the operands of a point of kind "task", once its other operands are known. Returns
 * the reason why that cannot be, or REASON_NONE. */
enum reason cxx_fill_tasks(const struct cursor_frame *here, struct point *point, struct cxx_point *call);

#endif
