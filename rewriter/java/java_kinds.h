/* The node types of tree-sitter-java that the stations tell apart; every other one is JAVA_OTHER. */
#ifndef JAVA_KINDS_H
#define JAVA_KINDS_H

#include "tree_syntax.h"

enum java_kind {
    JAVA_OTHER = TREE_OTHER,
#define KIND(id, name) JAVA_##id,
#include "java_kinds.def"
#undef KIND
    JAVA_KIND_COUNT
};

static inline enum java_kind java_kind_of(const struct tree_syntax *syntax, TSNode node)
{
    return (enum java_kind)tree_kind_of(syntax, node);
}

#endif
