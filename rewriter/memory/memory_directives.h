/* Directives in front of statements: pragmas, and _Pragma. */
#ifndef MEMORY_DIRECTIVES_H
#define MEMORY_DIRECTIVES_H

#include "memory_walk.h"
#include "omp_directive.h"

/* Is there a pragma directly before this place that is about what follows? One that stands alone is not. */
bool memory_follows_pragma(struct memory_walk *m, uint32_t offset, struct omp_directive *omp);
/* Other threads may have done something there: at a barrier. */
bool memory_follows_directive(struct memory_walk *m, uint32_t offset);
/* Is a directive written in this part of the file, other than those that choose between texts? */
bool memory_has_directive(struct memory_walk *m, struct span span);
/* A place before the directive of a loop, behind which braces may open that close behind the loop. Returns false if there is none. */
bool memory_before_directive(struct memory_walk *m, CXCursor loop, const struct omp_directive *omp, struct span *at);

#endif
