/* Types that the surroundings expect of an expression, and a probe around it hands on to it or keeps from it. */
#ifndef RUST_EXPECTED_H
#define RUST_EXPECTED_H

#include "rust_operand.h"

/* A path call with a closure that has parameters, `Box::new(|r| ..)`: the types of the parameters may come from the
 * expected type, which only the whole call lets through. */
bool rust_needs_expected_type(const struct rust_view *view, TSNode call);
/* `&f()`, `-f()`, `[&string, f()]`: is a type expected of this child of `parent` that it may have and need not? An argument must. */
bool rust_may_be_other(const struct rust_view *view, TSNode parent, TSNode child);

#endif
