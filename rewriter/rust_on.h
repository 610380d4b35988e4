/* "on": where a call's text can tell the type of its receiver. */
#ifndef RUST_ON_H
#define RUST_ON_H

#include "rust_operand.h"
#include "rust_point.h"

/* Sets on, on_at, on_part, on_receiver, on_crate and on_type for "CRATE::..::TYPE". Otherwise REASON_RECEIVER. */
enum reason rust_find_on(struct arena *arena, const struct rust_view *view, TSNode call, const char *type, struct rust_call *rust);
/* Behind rust_find_begin: the probe may not stand before what tells the type. */
void rust_put_begin_behind(struct rust_call *rust);

#endif
