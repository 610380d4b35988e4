/* What the records of a build (state.h) add up to. */
#ifndef BUILD_SUMMARY_H
#define BUILD_SUMMARY_H

#include "build_tool.h"

/* Prints one line of what was instrumented; warnings when nothing was, or when a pattern matches nothing in the whole project. What this build
 * has not compiled again counts as its last compile left it (STATE/history), as long as that was under the same configuration. */
void build_summarise(const struct build *build);

#endif
