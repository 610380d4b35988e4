/* Rust source text -> syntax trees, by tree-sitter. The files rust_*.c and front_rust.c are the only ones that see tree-sitter. */
#ifndef RUST_SYNTAX_H
#define RUST_SYNTAX_H

#include <stdbool.h>
#include <tree_sitter/api.h>

#include "point.h"
#include "str.h"

/* Node kinds that the stations tell apart; every other one is RUST_OTHER. */
enum rust_kind {
    RUST_OTHER,
#define KIND(id, name) RUST_##id,
#include "rust_kinds.def"
#undef KIND
    RUST_KIND_COUNT
};

struct rust_syntax {
    TSParser *parser;
    const uint8_t *kinds; /* per symbol of the grammar: enum rust_kind */
    size_t n_symbols;
};

/* rust_syntax_close gives back the parser. */
void rust_syntax_open(struct rust_syntax *syntax);
void rust_syntax_close(struct rust_syntax *syntax);

/* The tree of a whole file; the caller deletes it. A grammar always gives a tree: what it cannot read becomes ERROR nodes. */
TSTree *rust_parse(struct rust_syntax *syntax, struct slice source);

/* How the tokens of a macro's arguments are to be read. */
enum rust_arguments {
    RUST_AS_OPERANDS,   /* as those of a call: `(a, b)` */
    RUST_AS_ARRAY,      /* as an array: `[a, b]`, `[a; n]` */
    RUST_AS_STATEMENTS, /* as the inside of a block, or items */
};
/* The tree of the tokens in `span`, delimiters included; its nodes' offsets are those of the file. The byte before `span` must be the file's too
 * (it is the `!` of the macro, or white space behind it). */
TSTree *rust_parse_arguments(struct rust_syntax *syntax, struct slice source, struct span span, enum rust_arguments how);

enum rust_kind rust_kind_of(const struct rust_syntax *syntax, TSNode node);
struct span rust_span(TSNode node);
struct slice rust_text(struct slice source, TSNode node);
/* The child under a field's name; a null node if there is none. */
TSNode rust_field(TSNode node, const char *name);
/* The first named child that is no comment, or a null node. */
TSNode rust_first_child(const struct rust_syntax *syntax, TSNode node);
bool rust_is_comment(enum rust_kind kind);

/* A walk over the children of a node, in order; `for (rust_children c = rust_children_of(node); rust_next(&c, &child);)`. Must be run to its end or
 * closed. */
struct rust_children {
    TSTreeCursor cursor;
    bool started, open;
};
struct rust_children rust_children_of(TSNode node);
bool rust_next(struct rust_children *children, TSNode *child);
/* Name of the field that the current child stands in, or NULL. */
const char *rust_field_name(const struct rust_children *children);
void rust_children_close(struct rust_children *children);

#endif
