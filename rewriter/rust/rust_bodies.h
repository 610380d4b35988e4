/* Bodies: of functions, with the points of their entries, and of closures and async blocks. */
#ifndef RUST_BODIES_H
#define RUST_BODIES_H

#include "rust_visit.h"

/* What there is to know of the function that is visited; `body` is not NULL. */
struct rust_function rust_find_function(const struct rust_visit *visit, TSNode body);
/* The same for an expression that runs although it is in a static or constant, as it were a function: a closure's, or
 * the initialiser of a thread's variable. */
struct rust_function rust_find_initialiser(const struct rust_visit *visit, TSNode body);
/* Adds the points of a function's entry: `global` if it is main, "function" if a probe selects it. `inside` visits the
 * function, and is in it. */
void rust_add_entries(const struct rust_visit *inside, bool is_main, TSNode body);
/* The statements of `body` are those of a body of its own. */
void rust_enter_body(struct rust_visit *inside, TSNode body);

#endif
