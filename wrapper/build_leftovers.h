/* What the state directory keeps of sources that are gone when a build ends: the temporary files of tools such as nvcc, cgo and CMake's
 * checks, whose names are new ones each time. */
#ifndef BUILD_LEFTOVERS_H
#define BUILD_LEFTOVERS_H

#include "build_tool.h"

/* Removes their rewritten texts and flags. */
void build_remove_leftovers(const struct build *build);

#endif
