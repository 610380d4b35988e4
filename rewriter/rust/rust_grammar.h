/* Rust's grammar and queries, as treesitter/ wants them. */
#ifndef RUST_GRAMMAR_H
#define RUST_GRAMMAR_H

#include "rust_macros.h"
#include "tree_query.h"

extern const struct tree_grammar rust_grammar;

/* What macros.scm says of a macro: how its arguments are read again. */
enum rust_macro rust_macro_of(const struct tree_captures *captures, TSNode macro);

#endif
