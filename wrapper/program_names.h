/* Recognises the programs of a build by their names. exec_hook.c uses this inside other processes: nothing here
 * allocates. */
#ifndef PROGRAM_NAMES_H
#define PROGRAM_NAMES_H

#include <stdbool.h>

const char *program_name(const char *path); /* what follows the last slash */

/* Is it a compiler's name: "cc", "gcc-12", "x86_64-linux-gnu-gcc", "clang-14"? g++ and the like count, because they
 * also link C objects. gcc-ar and clang-format don't. */
bool compiler_name_is(const char *name);

bool fortran_name_is(const char *name);   /* "gfortran-12": one of these, for Fortran */
bool fortran_source_is(const char *path); /* the name of a source in Fortran */

/* Is it a program that runs the compiler which the next word names: ccache, distcc ...? */
bool launcher_name_is(const char *name);

/* Is it one of both: a program whose calls are wrapped? */
bool wrapped_name_is(const char *name);

/* The language (as for -x) in which the compiler reads files whose names end in ".c": "c++" for g++ and clang++. */
const char *compiler_language(const char *path);

/* What drivers of other languages are called, and the driver of C that is installed beside them. `other` is NULL at the
 * end. */
extern const struct compiler_pair {
    const char *other, *of_c;
} compiler_pairs[];

/* Does this tool have a server run the compilers, with an environment of the server's own (bazel)? */
bool builds_in_a_server(const char *name);

/* Does this program run other commands (make, ninja, a shell), or is it a script for one of these? */
bool program_runs_others(const char *file);

#endif
