/* What is around a call of C. */
#ifndef C_CONTEXT_H
#define C_CONTEXT_H

#include "clang_walk.h"

/* Why calls here are left alone, or REASON_NONE: because of the role in what is around, or because of what is around
 * that. */
enum reason c_context_reason(struct cursor_frame *here);
/* Is the call the right side of an assignment, and could it change the place on the left side? */
bool c_order_matters(const struct cursor_frame *call);
/* `__attribute__((musttail)) return f(x);` */
bool c_demands_tail_call(const struct cursor_frame *call);
/* Is the call, through parentheses, conversions and ?:, itself an operand of another call? */
bool c_is_operand_of_call(const struct cursor_frame *call);

#endif
