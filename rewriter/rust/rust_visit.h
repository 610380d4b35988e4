/* The walk over a file's tree: what holds for the whole file, and one node on the way down. */
#ifndef RUST_VISIT_H
#define RUST_VISIT_H

#include "request.h"
#include "rust_locals.h"
#include "rust_operand.h"
#include "rust_parse.h"
#include "rust_point.h"
#include "tree_lines.h"

/* A function while its body is visited. */
struct rust_function {
    const char *name;
    const char *absolute;         /* "mycrate::queue::Queue::push" */
    const char *self;             /* what `Self` means around it */
    const struct rust_body *home; /* of the outermost function's body: the place of its site table */
    bool borrows_self;            /* &self, &mut self */
};

struct rust_walk {
    struct unit *unit;
    const struct rewrite_request *request;
    struct arena *arena;
    struct tree_syntax syntax;
    const struct tree_captures *captures; /* of the tree that is visited */
    const struct rust_crate *crate;
    struct tree_lines lines;
    size_t file; /* its number in the crate */
    const struct rust_parsed *parsed;
    bool is_unreadable; /* only what stands in unreadable parts is taken */
};

/* One node, and what the nodes above it say of it. */
struct rust_visit {
    struct rust_walk *walk;
    TSNode node;
    uint16_t depth;
    enum reason reason; /* why calls here are left alone, or REASON_NONE */
    struct rust_scope *scope;
    const struct rust_local *locals;
    const char *self; /* what `Self` means, or NULL */
    const char *item; /* of a static or constant: its name; or NULL */
    const struct rust_function *function;
    struct rust_body *body;
    bool is_regrouped;    /* arguments of a macro that may put them into a function or closure */
    struct span head;     /* the statement, tail or match arm whose expression this is a part of */
    const void *constant; /* identity of an argument that must stay a constant, or NULL */
    bool is_bare;         /* a block may stand here without parentheses */
    bool is_awaited;      /* .await stands right behind it */
    bool awaits;          /* a macro that awaits each of its arguments */
    bool may_be_other;    /* than the type that is expected here */
    bool is_promoted;     /* a part of what & may promote to a static */
    bool is_macro_root;   /* arguments of a macro: `length` of an array there is no constant */
};

/* Is what stands at this offset taken from the tree that is walked? */
bool rust_is_taken(const struct rust_walk *walk, uint32_t at);
struct rust_view rust_view_of(const struct rust_walk *walk);
const char *rust_node_text(const struct rust_walk *walk, TSNode node);
/* What is visited from now on below this node sees the variables of `pattern`, which may be a null node. */
void rust_visit_bind(struct rust_visit *visit, TSNode pattern);

#endif
