/* Expressions as operands, by syntax alone: does the evaluation cost something, can it leave early, is it a place or a
 * value? */
#ifndef RUST_OPERAND_H
#define RUST_OPERAND_H

#include "rust_kinds.h"
#include "tree_query.h"

/* What the questions are asked of. */
struct rust_view {
    const struct tree_syntax *syntax;
    const struct tree_captures *captures;
    struct slice source;
    bool strict; /* operators, indices and dereferences cost too */
};

/* Does its evaluation contain a call, a macro, `?`, `.await` or a loop? A closure costs nothing, because it is not
 * run; neither does a constructor. */
bool rust_costs(const struct rust_view *view, TSNode node);
/* Can control leave the expression early: ?, return, break, continue, .await? */
bool rust_exits(const struct rust_view *view, TSNode node);
/* Variable, field, dereference, element: something with an address of its own. */
bool rust_is_place(const struct rust_view *view, TSNode node);
/* May stand in a block of its own behind `&` without living shorter: literals and constants are promoted to
 * statics. */
bool rust_is_promoted(const struct rust_view *view, TSNode node);
/* Of a name of a constant: CONSTANT, _MM_FROUND_TO_NEAREST_INT. */
bool rust_is_capital(struct slice name);
/* A call of a tuple struct or variant, as the name's capital letter tells. */
bool rust_is_constructor(const struct rust_view *view, TSNode call);
/* The receiver of a method call, or a null node. */
TSNode rust_receiver(const struct rust_view *view, TSNode call);
/* The node that a path call names, without turbofish; a null node for calls of other expressions. */
TSNode rust_callee_path(const struct rust_view *view, TSNode call);
/* The last node of a block or of parentheses, which may be a statement; a null node: it is empty. */
TSNode rust_last_inside(const struct rust_view *view, TSNode node);
/* A function of the standard library whose result behind & is promoted to a static if its arguments are constants
 * (rustc_promotable). */
bool rust_is_promotable(const struct rust_view *view, TSNode call);
/* The argument of a vendor intrinsic that must stay a constant (rustc_legacy_const_generics), or a null node. */
TSNode rust_constant_argument(const struct rust_view *view, TSNode call);
/* Begins with a block, or something that ends like one, and goes on: `if c { 1 } else { 2 } | 4`. As a statement it
 * would end there (Reference, "Expression statements"). */
bool rust_begins_with_block(const struct rust_view *view, TSNode node);
bool rust_is_dereference(const struct rust_view *view, TSNode unary);
/* A macro whose value is known to be a value, not a place. */
bool rust_is_value_macro(const struct rust_view *view, TSNode macro);

/* For questions that look down the tree. Is nothing inside evaluated where it stands? */
bool rust_is_put_off(enum rust_kind kind);
/* The length of an array, which is a constant, is none of the children. */
bool rust_some_child(const struct rust_view *view, TSNode node, bool (*test)(const struct rust_view *, TSNode));

#endif
