/* The directory of a run's trace. Each run has one of its own. A status is returned after a message. */
#ifndef RUN_DIRECTORY_H
#define RUN_DIRECTORY_H

#include <stdbool.h>

#include "arena.h"

/* Makes `path` an empty directory for the trace. A trace that is there already is renamed to PATH.old; but if the user
 * has named the directory, it is removed with `force`, and refused without. */
int run_directory_prepare(struct arena *arena, const char *path, bool is_named, bool force);
/* Sets the environment of the programs to come: they record into `path`, which is absolute, and belong to one run. */
int run_directory_announce(struct arena *arena, const char *path);
/* Says that the program has recorded nothing into `path`, and what may be the reason. */
void run_directory_say_empty(const char *program, const char *path);

#endif
