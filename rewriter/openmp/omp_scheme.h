/* The text of points of directives, the same in C and C++: docs/openmp.md. */
#ifndef OMP_SCHEME_H
#define OMP_SCHEME_H

#include "edit.h"

/* Writes a point with a `part`. */
void omp_write_region(struct edit *edit, const struct point *point);
/* The text of a directive as a _Pragma, on as many lines. */
const char *omp_pragma_text(struct arena *arena, struct slice directive);

#endif
