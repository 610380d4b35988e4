/* What the files of this folder have for Rust's constant (rust.c). */
#ifndef RUST_H
#define RUST_H

#include "language.h"

/* struct language's find_points. */
int rust_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags);

extern const struct scheme_set scheme_rust;

#endif
