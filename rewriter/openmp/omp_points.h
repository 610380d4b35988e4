/* Directives -> points. */
#ifndef OMP_POINTS_H
#define OMP_POINTS_H

#include "omp_unit.h"

/* To be called when the walk leaves a function: adds the points of the selected directives in its body. */
void omp_add_points(const struct cursor_frame *here);
/* To be called when the walk is over: adds points for the selected directives in included files, as calls there have
 * them: the text of these files is then put in place of the #include, as far as it can be (headers.h). */
void omp_add_points_of_headers(struct walk *w);

#endif
