/* Temporaries: which expressions leave objects behind that live to the end of the statement (Reference, "Destructors", temporary
 * scopes). From edition 2024 on those of a block's last expression end with the block. By syntax alone: operators may be
 * overloaded, and constants may have a destructor. */
#ifndef RUST_TEMPORARIES_H
#define RUST_TEMPORARIES_H

#include "rust_operand.h"

/* Is a temporary borrowed in it whose life ends with the statement, not with the program as that of a promoted constant does (Reference,
 * "Constant promotion": what is borrowed to be changed is none)? */
bool rust_borrows_temporary(const struct rust_view *view, TSNode node);
/* May its value, or what it is a part of, be a new object that has a destructor? */
bool rust_is_object(const struct rust_view *view, TSNode node);
/* May such an object be left behind by its evaluation: borrowed, compared, looked into, a part of it taken? */
bool rust_leaves_object(const struct rust_view *view, TSNode node);

#endif
