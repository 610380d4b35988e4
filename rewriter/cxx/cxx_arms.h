/* How an operand arms its point. */
#ifndef CXX_ARMS_H
#define CXX_ARMS_H

#include "clang_walk.h"
#include "cxx_point.h"

/* What takes the value of an operand. */
struct cxx_taker {
    CXType type;    /* of the parameter; kind CXType_Invalid: not known */
    bool is_object; /* the object of a member operator, or what is called */
    bool is_bound;  /* a reference is bound to it, whatever its type is */
    bool variadic;
};

/* Sets operand->arm and is_likely; with CXX_ARM_AS, operand->type. A conversion that is part of the call is not
 * counted among operand->costs. */
void cxx_choose_arm(struct walk *w, struct cxx_operand *operand, CXCursor expression, const struct cxx_taker *taker);
/* The one form that is right for both. */
enum cxx_arm cxx_join_arms(enum cxx_arm a, enum cxx_arm b);

#endif
