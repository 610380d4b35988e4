/* "on": where a call's text can tell the type of its receiver. */
#ifndef RUST_ON_H
#define RUST_ON_H

#include "rust_operand.h"
#include "rust_point.h"

/* Sets on, on_at, on_part, on_receiver, on_crate and on_type for "CRATE::..::TYPE"; REASON_RECEIVER if the type cannot
 * be asked for. `borrows_self`: in a method with &self or &mut self. */
enum reason rust_find_on(struct arena *arena, const struct rust_view *view, TSNode call, const char *type, bool borrows_self,
                         struct rust_point *rust);
/* A literal, an array, a tuple, a closure: "on" cannot name its type. */
bool rust_has_no_type_name(const struct rust_view *view, TSNode call);
/* After rust_find_begin: moves the begin probe behind what tells the type, if it stands before it. */
void rust_put_begin_behind(struct rust_point *rust);

#endif
