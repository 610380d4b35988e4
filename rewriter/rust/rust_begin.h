/* Where the begin probe of a call goes: around the operand that is evaluated last. */
#ifndef RUST_BEGIN_H
#define RUST_BEGIN_H

#include "rust_operand.h"
#include "rust_point.h"

/* Does a call that is an operand record an interval of its own? Then the begin probe may not go inside it: the
 * intervals would cross. */
typedef bool rust_selects(const void *context, TSNode call);

/* Sets begin, at, inclusive and RUST_POINT_EXITS of `result`. `edition` decides how long the temporaries of a block's
 * tail live. */
void rust_find_begin(const struct rust_view *view, unsigned edition, TSNode call, rust_selects *selects, const void *context,
                     struct rust_point *result);

#endif
