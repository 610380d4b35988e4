/* Untied tasks. libomp takes one away from its thread where the text of the task itself, not that of functions it calls,
 * has a task, taskwait or taskyield, and lets it go on on another thread; libgomp never does. */
#ifndef OMP_UNTIED_H
#define OMP_UNTIED_H

#include "omp_unit.h"

/* Is it such a directive, if it stands in an untied task? */
bool omp_may_move_task(const struct omp_directive *d);
/* The innermost task whose text has the directive, or NULL. */
const struct omp_region *omp_task_around(const struct omp_unit *all, const struct omp_region *region);
/* The first such directive in the untied task, or the next one after `after`; NULL: there is none. */
const struct omp_region *omp_next_pause(const struct omp_unit *all, const struct omp_region *task, const struct omp_region *after);
/* Is one inside this directive's statement? Then an interval would begin on one thread and end on another one. */
bool omp_contains_pause(const struct omp_unit *all, const struct omp_region *region);

#endif
