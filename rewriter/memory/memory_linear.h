/* Addresses as sums: constant + sum of (coefficient * variable). Accesses whose sums differ in the constant alone share
 * a base; one whose sum has the variable of a loop once moves by a constant with each iteration. */
#ifndef MEMORY_LINEAR_H
#define MEMORY_LINEAR_H

#include "memory_objects.h"

/* A variable whose value is known, because the loop around it is written out. */
struct memory_known {
    const char *name;     /* memory_name */
    const char *spelling; /* in the source */
    const char *type;
    int64_t value;
};

/* A local variable that each iteration of a loop computes once, before it is used: k = i * n + j. */
struct memory_derived {
    const char *name;     /* memory_name */
    const char *spelling; /* in the source */
    const char *type, *text;
    CXCursor value;
    uint32_t behind; /* where it has the value: the offset behind its assignment */
};
enum { MEMORY_MOST_DERIVED = 32 };

enum { MEMORY_MOST_TERMS = 10 };

struct memory_term {
    const char *name; /* of a variable; or a text that stands for an object, a loaded value, or a product */
    int64_t coefficient;
    bool has_variable; /* a product with the variable of the loop in it: it moves by an amount that is not known here */
};

struct memory_sum {
    struct memory_term terms[MEMORY_MOST_TERMS];
    size_t n;
    int64_t constant;
    bool loads;       /* its evaluation reads memory through a pointer */
    uint32_t derived; /* bit i: its text needs the variable i of those that iterations compute */
};

/* What a local variable has been assigned, where statements run one behind the other. */
struct memory_value {
    const char *name; /* memory_name */
    struct memory_sum sum;
};
typedef VEC(struct memory_value) memory_values;

/* What may be taken as settled while an address is looked at. */
struct memory_rules {
    struct memory_walk *m;
    const memory_names *assigned; /* of the loop: no sum has these. NULL: no loop, and values of memory are not settled */
    const char *variable;         /* of the loop; NULL: none */
    bool is_strict;               /* stores of other types don't change a value (C17 6.5/7) ... */
    VEC(CXType) stored;           /* ... and these are the types of the loop's stores */
    struct memory_known known[4];
    size_t n_known;
    VEC(struct memory_derived) derived; /* of the loop, in order; not more than MEMORY_MOST_DERIVED */
    const memory_values *values;        /* no loop: what variables have been assigned; or NULL */
};

/* Fills rules->derived with the variables that the body of the loop computes. */
void memory_find_derived(struct memory_rules *rules, CXCursor body);
/* The address of an lvalue. Returns false if it is no such sum. */
bool memory_sum_of(const struct memory_rules *rules, CXCursor lvalue, struct memory_sum *sum);
/* The value of an integer or a pointer that is converted to the type `to`, when its side effects are over. Returns false if
 * it is no such sum. */
bool memory_value_of(const struct memory_rules *rules, CXCursor expression, CXType to, struct memory_sum *sum);
/* The value of a variable that is moved up or down (`sign`: 1, -1) by what stands behind += or -=; null: by 1. */
bool memory_value_moved(const struct memory_rules *rules, CXCursor variable, CXCursor by, int sign, struct memory_sum *sum);
/* All of the sum but the constant, as text. */
const char *memory_sum_key(const struct memory_rules *rules, struct memory_sum *sum);
/* By how many bytes the address moves if the variable of the loop grows by 1. Returns false if that is not known here. */
bool memory_sum_stride(const struct memory_rules *rules, const struct memory_sum *sum, int64_t *stride);
/* The value of a constant integer expression. */
bool memory_constant(CXCursor expression, int64_t *value);

#endif
