/* What the state directory keeps of compiles that are no more than temporary, as those of nvcc, go and CMake's checks: the source is gone when
 * the build ends, or the folder that the object went to. Their names are new ones each time. */
#ifndef BUILD_LEFTOVERS_H
#define BUILD_LEFTOVERS_H

#include "build_tool.h"

/* Removes their rewritten texts, and the flags of sources that are gone. */
void build_remove_leftovers(const struct build *build);

#endif
