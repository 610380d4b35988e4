/* The parts of C's front end. For front_c*.c alone. */
#ifndef FRONT_C_H
#define FRONT_C_H

#include "front_clang.h"

/* --- front_c_names.c --- */

/* `function`: its declaration, or null. */
void c_name_callee(struct walk *w, CXCursor callee, const char **pattern_name, const char **site_name, CXCursor *function);
/* offsetof and its like, whose arguments are not evaluated. */
extern const char *const c_unevaluating[]; /* NULL behind the last */
/* gettext and its like, through which the compiler checks a format string. */
bool c_looks_into_format(const struct walk *w, const char *name, CXCursor function);

/* --- front_c_operands.c --- */

struct look {
    struct walk *walk;
    const struct function *function; /* around the operand */
    unsigned facts;
    bool strict;
    bool under_address; /* below an & or a decaying array, inside the operand */
    bool has_literal;   /* a string literal was seen */
    bool assigns;       /* changes a variable */
    bool unstable;      /* reads memory that other code can change, or has effects */
};

struct look c_look_operand(const struct frame *frame, CXCursor cursor);
/* + - ~ ! &: neither reads memory nor changes it. */
bool c_is_pure(enum CXUnaryOperatorKind symbol);
bool c_is_array(CXCursor cursor);
/* Can nothing but the function's own text change the variable? */
bool c_is_steady_variable(const struct walk *w, const struct function *function, CXCursor declaration);
bool c_can_hold_pointer(CXType type);
/* `open`, `close`: the brackets among the tokens. */
void c_fill_operands(const struct frame *here, struct point *point, size_t open, size_t close, CXType function_type);

/* --- front_c_context.c --- */

/* Is the call the right side of an assignment that it could change the left side of? */
bool c_order_matters(const struct frame *call);
/* Why calls here are left alone, by what is around. */
enum reason c_frame_reason(struct frame *frame);
bool c_demands_tail_call(const struct frame *call);
bool c_is_operand_of_call(const struct frame *call);

#endif
