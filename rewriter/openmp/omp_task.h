/* The dependences of a task: what its depend clauses say, as text that records them. */
#ifndef OMP_TASK_H
#define OMP_TASK_H

#include "omp_directive.h"

/* Can the task be followed from its creation to its end, and its dependences be evaluated a second time? */
bool omp_can_follow_task(struct arena *arena, struct slice source, const struct omp_directive *task, bool is_cxx);

/* "weft_task_depend(WEFT_SITE(3), WEFT_DEPEND_IN, &(a[i][0])); " for each dependence of such a task; of the last one
 * "WEFT_DEPEND_IN | WEFT_DEPEND_LAST" if omp_marks_last. */
const char *omp_depend_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site, bool is_cxx);

/* "weft_task_traits(WEFT_SITE(3), WEFT_TASK_IS_UNTIED, 0); " if it has clauses that say something; else "". */
const char *omp_traits_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site, bool is_cxx);

/* Do other events belong to its creation, of dependences or traits? */
bool omp_task_has_events(const struct omp_directive *task);

/* Is one call, that of the last item, the last event of its creation? Not if traits follow, or if an iterator or an object
 * says how many dependences there are. */
bool omp_marks_last(struct arena *arena, struct slice source, const struct omp_directive *task, bool is_cxx);

/* "weft_task_handle(WEFT_SITE(3), (__UINT64_TYPE__)(event)); " for the body of a task that can be detached; else "". */
const char *omp_handle_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site);

#endif
