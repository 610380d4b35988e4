/* Macros by their tokens: where the arguments of an invocation are, and which of them can be read again. */
#ifndef RUST_MACROS_H
#define RUST_MACROS_H

#include "rust_query.h"

/* The brackets of an invocation with what is between; an empty span if the node is incomplete. */
struct span rust_macro_tokens(const struct rust_syntax *syntax, TSNode macro);
/* The name without its path: `std::println` -> println. */
struct slice rust_macro_name(struct slice source, TSNode macro);
/* How many arguments the commas at the outermost level divide; *first is the span of the first with the opening bracket and the comma or closing
 * bracket behind it. */
size_t rust_macro_count_arguments(const struct rust_syntax *syntax, TSNode macro, struct span *first);
/* Bracketed runs of tokens that are items and stand for themselves: each branch of cfg_if!, the whole of a macro named cfg_*. Returns how many, of
 * which at most `most` are stored. */
size_t rust_item_macro(const struct rust_syntax *syntax, struct slice source, TSNode macro, struct span *spans, size_t most);

#endif
