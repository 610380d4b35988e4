/* How a Makefile would compile its sources, as far as a dry run of make tells: for projects that have neither been built
 * under weft nor have a compile_commands.json. */
#ifndef DRY_RUN_H
#define DRY_RUN_H

#include "arena.h"

/* Runs `make -nB` in `directory` (absolute) and writes the calls of compilers that it prints into `database`, as a
 * compile_commands.json. Returns the number of entries; 0 if there is no Makefile, or make fails, or calls none: then
 * nothing is written. */
size_t dry_run_make(struct arena *arena, const char *directory, const char *database);

#endif
