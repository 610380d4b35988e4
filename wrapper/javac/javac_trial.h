/* A compilation that is only tried: javac runs elsewhere, inside a build tool, and asks which texts it may compile in
 * place of its sources (agent/). */
#ifndef JAVAC_TRIAL_H
#define JAVAC_TRIAL_H

#include "javac_args.h"

/* A new directory below `state` for what the compiler writes. NULL with errno set. */
const char *javac_trial_open(struct arena *arena, const char *state);
/* Adds the options by which all that the compiler writes goes there. */
void javac_trial_divert(struct arena *arena, const char *directory, javac_words *words);
void javac_trial_close(const char *directory);

/* The answer, line by line: the class path with the runtime, and for each source its path (absolute) and that of the
 * text that is compiled in its place, or an empty line. */
void javac_trial_add(struct str *answer, const char *line);

#endif
