/* Finds weft's own files, installed or in a build tree, relative to the executable. Nothing is checked for existence
 * unless a function says so. */
#ifndef INSTALL_H
#define INSTALL_H

#include <stdbool.h>

#include "arena.h"

/* Makes a path absolute that is relative to the executable's directory. */
char *install_beside(struct arena *arena, const char *relative);
/* weft itself, also where another of its programs asks. What is kept from build to build is kept under its state: all of
 * them come from one build. */
char *install_weft(struct arena *arena);
/* The program that wraps a compiler call. */
char *install_compile_wrapper(struct arena *arena);
/* The same, relative to the directory so many levels above it. */
char *install_above(struct arena *arena, unsigned levels, const char *relative);
/* The directory that holds weft/probe.h: PREFIX/lib/weft/include if installed, runtime/include in a source tree. */
char *install_include_directory(struct arena *arena);
/* The directory that holds libweft.so and libweft.a. */
char *install_library_directory(struct arena *arena);
/* The directory with a libweft.a that records nothing, for programs that run during a build: build scripts and
 * procedural macros. */
char *install_idle_library_directory(struct arena *arena);
/* The directory of the runtime's sources, from which it is built for other targets. */
char *install_runtime_sources(struct arena *arena);
/* Do the runtime's header and library exist, and the program that wraps compilers? If the weft command was moved without them, nothing can be
 * instrumented. */
bool install_has_runtime(struct arena *arena);

#endif
