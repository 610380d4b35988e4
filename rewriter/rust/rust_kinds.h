/* The node types of tree-sitter-rust that the stations tell apart; every other one is RUST_OTHER. */
#ifndef RUST_KINDS_H
#define RUST_KINDS_H

#include "tree_syntax.h"

enum rust_kind {
    RUST_OTHER = TREE_OTHER,
#define KIND(id, name) RUST_##id,
#include "rust_kinds.def"
#undef KIND
    RUST_KIND_COUNT
};

static inline enum rust_kind rust_kind_of(const struct tree_syntax *syntax, TSNode node)
{
    return (enum rust_kind)tree_kind_of(syntax, node);
}

#endif
