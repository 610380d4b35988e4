/* Loops of the directive `simd` that are recorded as a whole: before the directive, so that compilers make vectors of them as they do
 * of the original. */
#ifndef MEMORY_SIMD_LOOPS_H
#define MEMORY_SIMD_LOOPS_H

#include "memory_record.h"
#include "omp_directive.h"

/* Returns false, and has changed nothing, if that is not possible. */
bool memory_simd_loop(struct memory_place *place, CXCursor loop, const struct omp_directive *omp);

#endif
