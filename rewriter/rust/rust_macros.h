/* Macros by their tokens: where the arguments of an invocation are. To the grammar they are no more than tokens. */
#ifndef RUST_MACROS_H
#define RUST_MACROS_H

#include "tree_syntax.h"

/* How the arguments of a macro are read again; see grammar/rust/macros.scm. */
enum rust_macro {
    RUST_MACRO_UNKNOWN,
    RUST_MACRO_OPERANDS,
    RUST_MACRO_LIST,
    RUST_MACRO_FIRST,
    RUST_MACRO_MESSAGE,
    RUST_MACRO_TEXT,
    /* from here on: nothing is known of its value, or whether it can be left early */
    RUST_MACRO_STATICS,
    RUST_MACRO_FUTURES,
    RUST_MACRO_BRANCHES
};

/* The brackets of an invocation with what is between; an empty span if the node is incomplete. */
struct span rust_macro_tokens(const struct tree_syntax *syntax, TSNode macro);
/* The name without its path: `std::println` -> println. */
struct slice rust_macro_name(struct slice source, TSNode macro);
/* The number of arguments that the commas at the outermost level separate. *first is the span of the first one, from
 * the opening bracket to the comma or closing bracket behind it. */
size_t rust_macro_count_arguments(const struct tree_syntax *syntax, TSNode macro, struct span *first);
/* Bracketed runs of tokens that are items and stand for themselves: each branch of cfg_if!, each arm of cfg_select!, the
 * whole of a macro named cfg_*. */
tree_spans rust_item_macro(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode macro);

#endif
