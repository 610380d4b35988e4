/* The arguments of macros, read again as what they are: expressions or items. */
#ifndef RUST_ARGUMENTS_H
#define RUST_ARGUMENTS_H

#include "rust_macros.h"

/* As what tokens are read. */
enum rust_form {
    RUST_AS_OPERANDS,   /* as those of a call: `(a, b)` */
    RUST_AS_ARRAY,      /* as an array: `[a, b]`, `[a; n]` */
    RUST_AS_STATEMENTS, /* as the inside of a block, or items */
    RUST_AS_STATICS     /* as static items, the last one with or without a semicolon */
};

/* A run of a macro's tokens, delimiters included, that is read again. */
struct rust_reading {
    struct span span;
    enum rust_form form;
    enum reason reason; /* why calls in it are left alone, or REASON_NONE */
    bool is_awaited;    /* each operand is a future that is awaited there */
};

typedef VEC(struct rust_reading) rust_readings;

/* What is to be read of a macro. */
rust_readings rust_find_readings(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode macro, enum rust_macro how);

/* What may be read of tokens that are neither operands nor statements as a whole, `span` with its delimiters: what is between the
 * signs that no expression has, and what is in brackets there. Calls in it are only told of. */
rust_readings rust_find_pieces(struct arena *arena, struct slice source, struct span span);

/* The tree of the tokens in `span`, delimiters included; its nodes' offsets are those of the file. The byte before
 * `span` must be the file's too (it is the `!` of the macro, or white space behind it). The caller deletes it. */
TSTree *rust_parse_arguments(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct span span, enum rust_form form);
/* The node in that tree whose children are the arguments; a null node if the tokens are something else. */
TSNode rust_find_arguments(const struct tree_syntax *syntax, TSNode root, enum rust_form form);

#endif
