/* Directives -> points. */
#ifndef OMP_POINTS_H
#define OMP_POINTS_H

#include "omp_unit.h"

/* To be called when the walk leaves a function: adds the points of the selected directives in its body. */
void omp_add_points(const struct cursor_frame *here);

#endif
