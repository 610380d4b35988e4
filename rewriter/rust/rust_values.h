/* "capture", "when": which operands of a call, or parameters of a body, can tell their values, and how. */
#ifndef RUST_VALUES_H
#define RUST_VALUES_H

#include "rust_operand.h"
#include "rust_point.h"

/* Is this identifier the name of a function or another item, and not of a variable? */
typedef bool rust_is_item(const void *context, TSNode identifier);

/* Sets the operands of a call and rust->capturing. Types are unknown: everything may turn out to be a number or a
 * text. `parameters`: names, as in struct rust_binding, or NULL. */
void rust_find_values(struct arena *arena, const struct rust_view *view, TSNode call, const char *parameters, rust_is_item *is_item,
                      const void *context, struct point *point, struct rust_point *rust);
/* The same for the parameters of a function that have a name. */
void rust_find_parameters(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode function, struct point *point,
                          struct rust_point *rust);

#endif
