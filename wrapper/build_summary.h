/* Sums up the records of a build (state.h) for the user. */
#ifndef BUILD_SUMMARY_H
#define BUILD_SUMMARY_H

#include "build_tool.h"

/* Prints one line about what was instrumented. Warns if nothing was, and about patterns that match nothing in the
 * whole project. Sources that this build did not compile count with their last compilation (STATE/history), if that
 * had the same configuration. */
void build_summarise(const struct build *build);

#endif
