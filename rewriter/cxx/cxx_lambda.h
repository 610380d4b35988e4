/* The text of a lambda. */
#ifndef CXX_LAMBDA_H
#define CXX_LAMBDA_H

#include "clang_walk.h"

/* Finds the place, in front of the `]`, where the lambda whose text `lambda` begins with can be given a variable of its
 * own (since C++14). is_next: other captures stand before it. Returns false where the text does not allow it. */
bool cxx_find_capture(const struct walk *w, struct span lambda, struct span *place, bool *is_next);

#endif
