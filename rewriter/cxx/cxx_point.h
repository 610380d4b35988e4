/* What a point in C++ is besides struct point: facts from front_cxx*.c for plan_cxx.c and scheme_cxx.c. */
#ifndef CXX_POINT_H
#define CXX_POINT_H

#include "point.h"

/* What an expression gives. */
enum cxx_value {
    CXX_VOID,
    CXX_PLAIN,     /* a value: arithmetic, pointer, enumeration */
    CXX_TRIVIAL,   /* a prvalue of a class that is copied as its bytes: may be copied on its way into a function */
    CXX_REFERENCE, /* an object that exists: an lvalue or xvalue */
    CXX_OBJECT,    /* a prvalue of class type: the object comes to be where it is wanted */
    CXX_EITHER,    /* depends on template parameters; where it is a prvalue, it is one that may be copied as its bytes: the compiler checks that */
    CXX_DIFFERENT, /* depends on template parameters: in some instances an object, in others not */
    CXX_LIKELY,    /* T(x), where T depends on template parameters and is spelled like a class: CXX_UNKNOWN or CXX_DIFFERENT in the end */
    CXX_UNKNOWN    /* depends on template parameters, and no instance has been seen */
};

/* What becomes of the value of a call. */
enum cxx_use {
    CXX_USE_FULL,  /* it is the value of its full-expression, or one of the alternatives for it */
    CXX_USE_NONE,  /* it is a statement of its own */
    CXX_USE_BOUND, /* a reference is bound to it, or a member called on it, for no longer than the full-expression */
    CXX_USE_LEFT,  /* none: it stands left of a comma */
    CXX_USE_VOID,  /* none: it is cast to void */
    CXX_USE_OTHER  /* it may become the initial value of another object */
};

/* How an operand tells that it is ready. */
enum cxx_arm {
    CXX_ARM_NOT,       /* it costs nothing, or nothing may be put around it: see `costs` */
    CXX_ARM_REFERENCE, /* weft::ready */
    CXX_ARM_VALUE,     /* weft::ready_value */
    CXX_ARM_EITHER,    /* weft::ready_either: depends on template parameters, like CXX_EITHER */
    CXX_ARM_AS,        /* weft::ready_as<type>: the conversion is done before the call begins */
    CXX_ARM_ARROW,     /* weft::ready_value around OPERAND.operator->(), see `n_arrows` */
    CXX_ARM_OBJECT,    /* a statement expression: weft::made is destroyed when the object is there */
    CXX_SCOPE_BODY,    /* of `local`: no operand, the place behind the brace of the lambda that the new thread runs */
    CXX_SCOPE_FUNCTION /* of `local`: weft::scoped around the function that it runs */
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
    bool is_likely;    /* CXX_LIKELY: CXX_ARM_EITHER where no instance is seen */
    bool leaves;       /* makes objects whose destructors run when the full-expression ends */
    const char *type;  /* CXX_ARM_AS */
    uint32_t n_arrows; /* CXX_ARM_ARROW: so many, all but the last give an object */
    bool is_pattern;   /* of a pack expansion: there are as many as the pack has elements */
    const char *pack;  /* ... the name of that pack, where it has one */
    int argument;      /* which one of the point's operands it is, if the point records values; -1: the receiver */
    bool can_capture;  /* its value may pass through one of weft::keep_* */
    bool is_view;      /* ... as an object that is passed by value */

    /* the plan's: */
    const struct captured *captured; /* its value is recorded; NULL: it is not */
};

enum cxx_fact {
    CXX_REPEATED = 1 << 0,   /* stands in a pack expansion: evaluated several times in one full-expression */
    CXX_DECLARED = 1 << 1,   /* T v(x), : m(x): the call is what stands in the parentheses, with them */
    CXX_CONSTANT = 1 << 2,   /* stands in a constexpr function: may be evaluated by the compiler */
    CXX_UNGUARDED = 1 << 3,  /* in such a function before C++20, where nothing may have a destructor */
    CXX_DEPENDENT = 1 << 4,  /* what it gives depends on template parameters, whatever the instances that were seen have */
    CXX_PERHAPS = 1 << 5,    /* ... and it may be no call at all: an operator, T(x) */
    CXX_ENCLOSABLE = 1 << 6, /* stands where a statement expression may stand */
    CXX_CLEAN = 1 << 7,      /* leaves no temporaries: it may be a full-expression of its own */
    CXX_ORDERED = 1 << 8,    /* right side of an assignment, and nothing may be put around it: front_cxx_order.c */
    CXX_UNORDERED = 1 << 9,  /* CXX_DECLARED in round brackets: it is open which operand is evaluated first */
    CXX_HIDDEN = 1 << 10     /* may give an object, and stands in a function that may be called in ways that are not seen */
};

/* An argument of a call in a template that is not resolved: whatever is called, it takes a reference to this class, which depends on nothing. */
struct cxx_taken {
    struct span span;
    const char *class;
    const struct cxx_taken *next;
};

struct cxx_point {
    enum cxx_value result;
    enum cxx_use use;
    unsigned facts;               /* enum cxx_fact */
    struct span first;            /* of the constructor of a declared object: the argument where the point is opened; or empty */
    struct cxx_operand *operands; /* the receiver among them, in order of place */
    uint32_t n_operands;
    const struct cxx_taken *taken;
    uint32_t statement; /* where its outermost expression begins: points of one statement have a state each */

    /* the plan's: */
    uint32_t state;    /* number of its state among those of its body */
    uint32_t body;     /* number of that body; UINT32_MAX: in none, the state is the thread's */
    uint32_t n_states; /* of the first point of a body: how many the body declares, else 0. Points that record values have states of their own */
};

static inline struct cxx_point *cxx_of(const struct point *point)
{
    return point->own;
}

#endif
