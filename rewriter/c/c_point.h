/* What a point of C has beyond struct point: point->own. Values of plain types pass through functions of probe.h, so
 * that a call takes no place in the frame of its function. */
#ifndef C_POINT_H
#define C_POINT_H

#include "memory_function.h"
#include "point.h"

/* The function of probe.h that hands a value of this type on as it is. */
enum c_passage {
    C_PASSES_NOT,
    C_PASSES_SIGNED,
    C_PASSES_UNSIGNED,
    C_PASSES_FLOAT,
    C_PASSES_DOUBLE,
    C_PASSES_POINTER, /* to an object */
    C_PASSAGES
};

struct c_value {
    enum c_passage passage;
    const char *type;     /* as C text, without qualifiers; NULL with C_PASSES_NOT */
    const char *promoted; /* of an operand for which a variadic function has no parameter: the type with which it is passed;
                           * NULL: it cannot be spelled at file scope */
};

/* What becomes of the value of a call. */
enum c_use {
    C_USED, /* for certain */
    C_USED_PERHAPS,
    C_USED_AS_TRUTH, /* right side of && or ||, whose own value nobody sees: there must be a number */
    C_USED_AS_TYPE,  /* a side of ?:, whose own value nobody sees: there must be a value of this type, not converted */
    C_UNUSED
};

static inline bool c_may_be_used(enum c_use use)
{
    return use == C_USED || use == C_USED_PERHAPS;
}

struct c_point {
    struct c_value result;
    struct c_value *operands; /* point->n_operands of them */
    const char *callee;       /* the type of a callee that is not declared at file scope, as text; NULL if it cannot be spelled there */
    enum c_use use;
    uint32_t statement; /* where the outermost expression around it begins */
    const char *task;   /* with has_tasks: the runtime's functions that stand in for the body */
    bool repeats;       /* ... which may run any number of times */
    bool unwinds;       /* an exception may leave the call: its end needs a cleanup handler */
    bool is_optimised;  /* by the compiler: cleanup handlers of single calls take no place in the frame */
    bool shares_places; /* ... nor do objects of single calls: gcc, where there are no cleanup handlers */

    struct memory_function *memory; /* TARGET_MEMORY: what is recorded of the function */

    /* Set by the plan: */
    bool passes;         /* the point is written with functions, not with an object */
    uint32_t n_counters; /* with the first point of a body: that so many variables must be declared for */
    uint32_t counter;    /* the number of its variable, if it waits for several operands or is guarded */
    bool is_crowded;     /* one of many in a body that is not optimised: an object would take a place in the frame */
    bool is_guarded;     /* its variable is a point object, which sees the exceptions that leave the call */
};

static inline struct c_point *c_of(const struct point *point)
{
    return point->own;
}

#endif
