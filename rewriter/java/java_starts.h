/* Kinds `local` and `task`: which arguments are functions that a thread or a pool will run. */
#ifndef JAVA_STARTS_H
#define JAVA_STARTS_H

#include "java_visit.h"

/* Finds them and what they go through. Returns the reason why the point has to be left alone, or REASON_NONE. */
enum reason java_find_starts(const struct java_visit *visit, TSNode call, struct point *point);

#endif
