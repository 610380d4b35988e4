/* The command's own compiler, asked something. */
#ifndef COMPILER_RUN_H
#define COMPILER_RUN_H

#include "request.h"

/* Runs it where the command runs. Stores its output, in the arena; its messages go nowhere. `in`: a descriptor that it inherits, or
 * -1. Returns -1 if it cannot be run, or fails. */
int compiler_read(struct arena *arena, const struct rewrite_request *request, const char *const *command, int in, struct slice *output);

/* Does the flag make a preprocessor write files, or print something that is not a token? */
bool compiler_flag_is_unwanted(const char *flag);

#endif
