/* What Java adds to struct point: filled by the front end, read by plan and scheme. docs/schemes-java.md has the text
 * of each form. */
#ifndef JAVA_POINT_H
#define JAVA_POINT_H

#include "point.h"
#include "vec.h"

/* How an expression that is the body of a lambda is made something that sees exceptions. A call fits functions with and
 * without a value, unless it is void; which of several methods the lambda is for may depend on that (JLS 15.12.2.5). */
enum java_lambda {
    JAVA_LAMBDA_PLAIN,  /* it stays an expression */
    JAVA_LAMBDA_VALUE,  /* { try { return EXPRESSION; } .. }: what fits no function with a value is rejected */
    JAVA_LAMBDA_AROUND, /* over(.., () -> EXPRESSION): void where the call is */
};

/* One rung of a point's ladder. */
struct java_form {
    enum scheme scheme; /* EXACT: identity functions; BLOCK: statements; INCLUSIVE: EXACT with all operands inside */
    bool is_statement;
    bool is_generic; /* only the identity function that takes any object: no overloads to choose from */
    bool holds;      /* `hold` is wrapped, so that the begin comes behind it; else it comes before all operands */
    enum java_lambda lambda;
};
enum { JAVA_MOST_FORMS = 6 };

/* A catch or finally clause. */
struct java_handler {
    struct span at;      /* empty: behind its brace */
    struct span handled; /* the whole try statement */
};

/* A body: of a method, constructor, initialiser or lambda. Exceptions that leave it, or are caught in it, end what is
 * open: its text stands in a try, and each catch and finally in it begins with a probe. */
struct java_body {
    uint32_t number;    /* for names of variables */
    struct span at;     /* behind the brace (in constructors: behind super(..);) up to the closing one; or the expression */
    bool is_expression; /* of a lambda */
    bool is_value;      /* that expression can be no statement */
    bool is_call;       /* that expression is a call, perhaps of a void method */
    bool is_lambda;     /* of a lambda, an expression or a block */
    VEC(struct java_handler) handlers;
};

struct java_point {
    struct java_body *body; /* the innermost one around the call; NULL: none, an initialiser of a field */
    struct span hold;       /* the operand that is evaluated last of those that cost */
    bool keeps_box;         /* the call stands where a box must stay one (java_context.h) */
    bool hold_keeps_box;    /* and so does `hold` */
    /* Kinds local and task: the argument that a thread or a pool runs, and the probe that it goes through (Tasks.java);
     * NULL: none. */
    struct span start;
    const char *start_probe;
    bool repeats; /* a task's body runs any number of times */
    /* Kind local, `t.start()`: the t; or, where nothing stands before the name, what it is ("this"). */
    const char *self;
    struct span starter;
    struct span statement; /* with its semicolon, if the call is one */
    struct java_form forms[JAVA_MOST_FORMS];
    uint32_t n_forms, form; /* the rung that it is on */
    uint32_t n_arguments;   /* as in struct java_callee */
    bool is_lambda;         /* the call is the whole body of a lambda */
    bool is_constructor;    /* this(..), super(..) */
    bool is_monitor;        /* the wait for the monitor of a synchronized statement */
    bool is_listed;         /* for (f(), g(); ..; h()): a statement between commas */
};

static inline struct java_point *java_of(const struct point *point)
{
    return point->own;
}

static inline const struct java_form *java_form_of(const struct point *point)
{
    return &java_of(point)->forms[java_of(point)->form];
}

/* What rewrite_request.own points to for Java. */
struct java_request {
    const char *runtime; /* the package that holds the runtime, where it is not weft.rt */
    bool has_agent;      /* the compiler takes probes for parentheses, and lambdas for what they were (agent/weft/agent/Identities.java) */
};

/* What a thread runs, where calls that start threads are selected: an argument of Thread's constructor, or run() of a
 * class that extends Thread. */
struct java_life {
    struct span at;
    bool is_body;
};

struct java_unit {
    const char *runtime; /* package of the runtime */
    bool has_agent;
    VEC(struct java_body *) bodies;
    VEC(struct java_life) lives;
    const char *table; /* name of the class that is added behind the file's own: "_Main" of "WEFT_U0_Main" */
};

static inline struct java_unit *java_unit_of(const struct unit *unit)
{
    return unit->own;
}

#endif
