/* What the evaluation of an expression of C does: what it costs, what it reads, what it changes. */
#ifndef C_EXPRESSIONS_H
#define C_EXPRESSIONS_H

#include "clang_walk.h"

/* What is known of a function definition: function->own. */
struct c_function {
    bool knows_addressed;
    VEC(struct slice) addressed; /* sorted words: variables whose address may be taken in the body */
    bool knows_hidden;
    VEC(struct slice) hidden; /* sorted words: names that may mean something else in the function than at file scope */
    bool knows_declarations;
    uint32_t declarations; /* as in struct point */
};

struct c_findings {
    unsigned facts;   /* enum operand_fact: those that do not depend on where the expression is */
    bool has_literal; /* holds a string literal */
    bool assigns;     /* changes a variable */
    bool unstable;    /* reads memory that other code can change, or has effects */
};

struct c_findings c_examine(const struct cursor_frame *here, CXCursor expression);

/* Orders words, struct slice. */
int c_compare_words(const void *a, const void *b);

/* + - ~ ! &: neither reads memory nor changes it. */
bool c_is_pure(enum CXUnaryOperatorKind symbol);
bool c_is_array(CXCursor cursor);
/* Can nothing but the function's own text change the variable? */
bool c_is_steady_variable(const struct walk *w, const struct function *function, CXCursor declaration);
/* Can a value of this type be a pointer, or hold one? */
bool c_can_hold_pointer(CXType type);

/* Is the operand of this sizeof evaluated? Its type is then a variable length array (C17 6.5.3.4/2). */
bool c_is_evaluated(CXCursor size);

#endif
