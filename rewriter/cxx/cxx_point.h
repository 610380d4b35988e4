/* What a point of C++ has beyond struct point: facts from the front end for plan_cxx.c and scheme_cxx.c. */
#ifndef CXX_POINT_H
#define CXX_POINT_H

#include "memory_function.h"
#include "point.h"

/* What an expression gives. */
enum cxx_value {
    CXX_VOID,
    CXX_PLAIN,     /* a value: arithmetic, pointer, enumeration */
    CXX_TRIVIAL,   /* a prvalue of a class that is copied as its bytes: it may be copied on its way */
    CXX_REFERENCE, /* an object that exists: an lvalue or xvalue */
    CXX_OBJECT,    /* a prvalue of class type: the object is constructed where it is needed */
    CXX_EITHER,    /* depends on template parameters; a prvalue is copied as its bytes, which the compiler checks */
    CXX_DIFFERENT, /* depends on template parameters: an object in some instances, but not in others */
    CXX_LIKELY,    /* T(x), where T depends on template parameters and is spelled like a class; decided in the end */
    CXX_UNKNOWN    /* depends on template parameters, and no instance was seen */
};

/* What becomes of the value of a call. */
enum cxx_use {
    CXX_USE_FULL,  /* it is the value of its full expression, or one of the alternatives for it */
    CXX_USE_NONE,  /* it is a statement of its own */
    CXX_USE_BOUND, /* a reference is bound to it, or a member called on it; both end with the full expression */
    CXX_USE_LEFT,  /* none: it is on the left side of a comma */
    CXX_USE_VOID,  /* none: it is cast to void */
    CXX_USE_OTHER  /* it may become the initial value of another object */
};

/* How an operand arms its point: what is put around it. */
enum cxx_arm {
    CXX_ARM_NOT,        /* it does not: it costs nothing, or nothing may be put around it; see `costs` */
    CXX_ARM_REFERENCE,  /* weft::ready */
    CXX_ARM_VALUE,      /* weft::ready_value */
    CXX_ARM_BIT_FIELD,  /* the same, around what designates a bit-field (or an element of a vector) in every instance */
    CXX_ARM_EITHER,     /* weft::ready_either: depends on template parameters, like CXX_EITHER */
    CXX_ARM_AS,         /* weft::ready_as<type>: the conversion is done before the call begins */
    CXX_ARM_ARROW,      /* weft::ready_value around OPERAND.operator->(), see `n_arrows` */
    CXX_ARM_OBJECT,     /* a statement expression: weft::made is destroyed when the object exists */
    CXX_TASK_CAPTURE,   /* of "task": no operand, but the place before the bracket of a lambda, which captures the number */
    CXX_TASK_CALLABLE,  /* weft::task_function, weft::task_object ... around the body, see `type` and `is_often` */
    CXX_TASK_ARGUMENT,  /* weft::task_pack around `body` and the argument */
    CXX_SCOPE_ARGUMENT, /* of `local`: weft_thread_pack around `body`, the start routine, and the argument; see `type` */
    CXX_SCOPE_BODY,     /* of `local`: no operand, but the place behind the brace of the lambda that the thread runs;
                         * is_next: there is a CXX_SCOPE_CAPTURE, too */
    CXX_SCOPE_CAPTURE,  /* of `local`: no operand, but the place before the bracket of that lambda */
    CXX_SCOPE_FUNCTION, /* of `local`: weft::scoped around the function that the thread runs */
    CXX_SCOPE_ROUTINE,  /* of `local`: weft_thread_main in place of the start routine */
    CXX_TASK_BODY,      /* of "task": no operand, but the place behind the brace of the lambda */
    CXX_TASK_RUN,       /* the same where each run is a task of its own */
    CXX_TASK_FUNCTION   /* weft::task_pointer<type> around the pointer to the body */
};

static inline bool cxx_arms(enum cxx_arm arm)
{
    return arm > CXX_ARM_NOT && arm < CXX_SCOPE_BODY;
}

struct captured;

struct cxx_operand {
    struct span span;
    enum cxx_arm arm;
    bool costs;
    bool is_likely;    /* CXX_LIKELY: CXX_ARM_EITHER if no instance is seen */
    bool leaves;       /* makes objects whose destructors run when the full expression ends */
    const char *type;  /* CXX_ARM_AS; of tasks and threads, part of the name of what is put around */
    struct span body;  /* CXX_TASK_ARGUMENT, CXX_SCOPE_ARGUMENT: the text of the function's operand */
    bool is_often;     /* CXX_TASK_*: each run is a task of its own */
    bool is_next;      /* CXX_TASK_CAPTURE: others stand before it */
    uint32_t n_arrows; /* CXX_ARM_ARROW: how many; all but the last give an object */
    bool is_pattern;   /* of a pack expansion: there are as many operands as the pack has elements */
    const char *pack;  /* ... the name of that pack, if it has one */
    int argument;      /* its index among the point's operands, if the point captures values; OPERAND_RECEIVER; -1: another one */
    bool can_capture;  /* its value may pass through one of weft::keep_* */
    bool is_view;      /* ... as an object that is passed by value */

    /* the plan's: */
    const struct captured *captured; /* its value is captured; NULL: it is not */
};

enum cxx_fact {
    CXX_REPEATED = 1 << 0,   /* in a pack expansion: evaluated several times in one full expression */
    CXX_DECLARED = 1 << 1,   /* T v(x), : m(x): the call is what is in the parentheses, and the parentheses */
    CXX_CONSTANT = 1 << 2,   /* in a constexpr function: the compiler may evaluate it */
    CXX_UNGUARDED = 1 << 3,  /* in such a function before C++20, where nothing may have a destructor */
    CXX_DEPENDENT = 1 << 4,  /* its result depends on template parameters, whatever the instances have */
    CXX_PERHAPS = 1 << 5,    /* ... and it may not be a call at all: an operator, T(x) */
    CXX_ENCLOSABLE = 1 << 6, /* a statement expression may stand there */
    CXX_CLEAN = 1 << 7,      /* leaves no temporaries: it may be a full expression of its own */
    CXX_ORDERED = 1 << 8,    /* right side of an assignment, around which nothing may be put: cxx_order.h */
    CXX_UNORDERED = 1 << 9,  /* CXX_DECLARED in parentheses: it is open which operand is evaluated first */
    CXX_LASTS = 1 << 10,     /* CXX_USE_FULL, but something else is evaluated between the call and the end of its full expression */
    CXX_COMPARED = 1 << 11,  /* what it gives is compared with 0 by another call, which is not written */
    CXX_ONCE = 1 << 12,      /* in the initialiser of a variable with static storage duration, outside of functions and templates */
    CXX_CHECKED = 1 << 13    /* CXX_REFERENCE in all instances that were seen: if another one gives an object, it would end too early */
};

/* An argument of a call in a template that is not resolved: whatever is called takes a reference to this class, which
 * depends on no template parameter. */
struct cxx_taken {
    struct span span;
    const char *class;
    const struct cxx_taken *next;
};

/* clang, not optimised, gives a complex number a place of its own in the frame wherever it is an argument. */
enum cxx_complex { CXX_COMPLEX_NOT, CXX_COMPLEX_FLOAT, CXX_COMPLEX_DOUBLE, CXX_COMPLEX_LONG };

struct cxx_point {
    enum cxx_value result;
    enum cxx_use use;
    enum cxx_complex complex;     /* the result passes through a variable of the body, which has one for each type */
    unsigned facts;               /* enum cxx_fact */
    struct span first;            /* of a declared object: the argument in which the point is opened; or empty */
    struct cxx_operand *operands; /* the receiver is among them; in source order */
    uint32_t n_operands;
    const struct cxx_taken *taken;
    const struct cxx_open *open;          /* a call of which instances tell; NULL: another one */
    const struct config_probe *otherwise; /* with `open`: the entry if no instance is seen; NULL: it is no point then */
    uint32_t statement;                   /* where its outermost expression begins: each point of a statement has its own state */
    /* Behind the brace of the body. point->function_begin is where the state is declared: there, or in a region of
     * OpenMP. */
    uint32_t body_begin;
    struct memory_function *memory;          /* TARGET_MEMORY: what is recorded of the function */
    struct span braces;                      /* the statement that needs braces then; empty: none does */
    uint32_t template_here, template_behind; /* where `template` is put before a member's name, of the callee and behind the call; 0: nowhere */
    /* point->release: where the declaration ends that declares what is destroyed, and its name. */
    uint32_t declared_end;
    const char *declared;

    /* the plan's: */
    uint32_t state;         /* number of its state in its body */
    uint32_t body;          /* number of that body; UINT32_MAX: there is none, and the state is the thread's */
    bool is_guarded;        /* the state's destructor sees the exceptions that leave the call: no temporary has to */
    uint32_t n_states;      /* of the first point of a body: how many states the body declares, else 0 */
    unsigned complex_types; /* ... and of which enum cxx_complex it has a variable, a bit each */
};

static inline struct cxx_point *cxx_of(const struct point *point)
{
    return point->own;
}

#endif
