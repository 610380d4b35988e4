/* The programs of a build, known by their names. Used inside other people's processes too (exec_hook.c): nothing here allocates. */
#ifndef PROGRAM_NAMES_H
#define PROGRAM_NAMES_H

#include <stdbool.h>

const char *program_name(const char *path); /* behind the last slash */

/* "cc", "gcc-12", "x86_64-linux-gnu-gcc", "clang-14": a compiler's name? g++ and its like too: they link C objects. Not gcc-ar, clang-format. */
bool compiler_name_is(const char *name);

/* The language (as -x has it) in which the compiler reads a file whose name ends in ".c": g++ and clang++ have their own. */
const char *compiler_language(const char *path);

/* Does this file run others' commands: make, ninja, a shell, a script for one? */
bool program_runs_others(const char *file);

#endif
