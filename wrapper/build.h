/* Runs a build whose compilers are wrapped, from reading the configuration to printing the summary. */
#ifndef BUILD_H
#define BUILD_H

#include "build_tool.h"

/* Runs build->command, wrapped. Returns the exit status: that of the command, or weft's own after a message. */
int build_run(struct build *build);

#endif
