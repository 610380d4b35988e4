/* A build with its compilers wrapped, from the configuration to the summary. */
#ifndef BUILD_H
#define BUILD_H

#include "build_tool.h"

/* Runs build->command, wrapped. Returns the status to end with: the command's, or weft's own after a message. */
int build_run(struct build *build);

#endif
