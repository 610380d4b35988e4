/* How a project would compile its sources, as far as its build tool tells without building: for projects that have neither
 * been built under weft nor have a compile_commands.json. */
#ifndef DRY_RUN_H
#define DRY_RUN_H

#include "arena.h"

/* Runs `make -nB` in `directory` (absolute) and writes the calls of compilers that it prints into `database`, as a
 * compile_commands.json. Returns the number of entries; 0 if there is no Makefile, or make fails, or calls none: then
 * nothing is written. */
size_t dry_run_make(struct arena *arena, const char *directory, const char *database);
/* Has CMake or meson configure the project in `directory` (absolute) into `scratch`, a directory that is not there yet, where they
 * leave a compile_commands.json. Returns which of them did, or NULL; then *why is what it says of that, if it says anything. */
const char *dry_run_configure(struct arena *arena, const char *directory, const char *scratch, const char **why);

#endif
