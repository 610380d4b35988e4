/* Functions by the symbols that compilers give them. */
#ifndef HOOKS_NAMES_H
#define HOOKS_NAMES_H

#include <stdbool.h>

#include "arena.h"

/* gfortran's names: "__solver_MOD_step" is "solver::step" with the bare name "step"; "step_", "inner.0". "" for what it
 * makes by itself. */
const char *hooks_name_by_fortran(struct arena *arena, const char *symbol, const char **bare);

/* The name by which "memory" selects the function: without parameters and arguments of templates ("std::vector::at"). What
 * compilers make of a part of a function has that function's name: clones, regions of OpenMP, lambdas. "" for what they make
 * by themselves. */
const char *hooks_name_of(struct arena *arena, const char *symbol, bool is_fortran);

#endif
