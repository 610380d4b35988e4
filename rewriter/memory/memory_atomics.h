/* Statements of `omp atomic`: nothing can stand in them, so that their record is made before the directive. */
#ifndef MEMORY_ATOMICS_H
#define MEMORY_ATOMICS_H

#include "memory_record.h"
#include "omp_directive.h"

/* Returns false, and has changed nothing, if that is not possible. */
bool memory_atomic(struct memory_place *place, CXCursor statement, const struct omp_directive *omp);

#endif
