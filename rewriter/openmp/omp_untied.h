/* Untied tasks, which may go on on another thread. */
#ifndef OMP_UNTIED_H
#define OMP_UNTIED_H

#include "omp_unit.h"

/* Could the interval of this directive begin on one thread and end on another one? libomp takes an untied task away from
 * its thread where the text of the task itself, not that of functions it calls, has a task, taskwait or taskyield;
 * libgomp never does. */
bool omp_is_across_threads(const struct omp_unit *all, const struct omp_region *region);

#endif
