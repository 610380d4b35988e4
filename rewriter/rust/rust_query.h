/* The queries of grammar/rust/ on a tree: what they capture, by node. */
#ifndef RUST_QUERY_H
#define RUST_QUERY_H

#include "rust_syntax.h"

/* Of a macro: how its arguments are read again; see grammar/rust/macros.scm. */
enum rust_macro { RUST_MACRO_UNKNOWN, RUST_MACRO_OPERANDS, RUST_MACRO_LIST, RUST_MACRO_FIRST, RUST_MACRO_MESSAGE, RUST_MACRO_TEXT };

struct rust_capture {
    const void *node; /* identity of the node in its tree; NULL: a free slot */
    bool is_call, skip;
    enum reason reason; /* for what lies inside */
    enum rust_macro macro;
};

struct rust_captures {
    struct rust_capture *slots;
    size_t capacity, count; /* capacity is a power of two */
};

/* All captures in the tree below `root`. */
void rust_query(struct arena *arena, struct slice source, TSNode root, struct rust_captures *captures);
/* What was captured of this node; all zero if nothing. */
struct rust_capture rust_captured(const struct rust_captures *captures, TSNode node);

#endif
