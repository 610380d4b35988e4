/* What the items of a module or block declare. */
#ifndef RUST_DECLARATIONS_H
#define RUST_DECLARATIONS_H

#include "rust_scope.h"
#include "tree_syntax.h"

/* A reader of items: adds bindings to a scope and calls back for what leads elsewhere. */
struct rust_reader {
    struct arena *arena;
    const struct tree_syntax *syntax;
    struct slice source;
    /* NULL slots: not wanted. */
    void (*on_module)(struct rust_reader *reader, struct rust_scope *scope, TSNode module, struct slice attributes);
    void (*on_macro)(struct rust_reader *reader, struct rust_scope *scope, TSNode macro);
    void (*on_macro_definition)(struct rust_reader *reader, TSNode definition);
    void *context;
};

/* Reads the children of `node` (a file, a block, a list of declarations). */
void rust_read_items(struct rust_reader *reader, struct rust_scope *scope, TSNode node);

/* A scope for the items and imports that stand among the children of `node`, or `outer` if there are none. */
struct rust_scope *rust_block_scope(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct rust_scope *outer,
                                    TSNode node);

#endif
