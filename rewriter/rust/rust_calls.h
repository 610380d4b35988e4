/* Calls -> points. */
#ifndef RUST_CALLS_H
#define RUST_CALLS_H

#include "rust_visit.h"

/* Counts the visited node, a call, and adds a point to the unit if a probe selects it. */
void rust_add_call(const struct rust_visit *visit);

#endif
