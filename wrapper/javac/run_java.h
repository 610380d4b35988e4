/* Programs of the JVM, as `weft run` runs them: with the agent that puts probes into dependencies, if there are any. */
#ifndef RUN_JAVA_H
#define RUN_JAVA_H

#include "config.h"

/* The command with what a virtual machine needs for the configuration's dependencies, in the arena; `program` itself if
 * it is no virtual machine, nothing is selected there, or weft was built without a javac. */
char **java_run_program(struct arena *arena, const struct config *config, char **program);

#endif
