/* The walk over a file's tree, which makes the points. */
#ifndef JAVA_WALK_H
#define JAVA_WALK_H

#include "java_visit.h"

void java_walk_children(const struct java_visit *visit);

#endif
