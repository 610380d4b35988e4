/* Where an installed or freshly built weft finds its own parts, relative to the executable. */
#ifndef INSTALL_H
#define INSTALL_H

#include <stdbool.h>

#include "arena.h"

/* A path relative to the executable's directory, made absolute. */
char *install_beside(struct arena *arena, const char *relative);
/* Directory that holds weft/probe.h: PREFIX/lib/weft/include, or the source tree's runtime/include for a build in build/VARIANT/. */
char *install_include_directory(struct arena *arena);
/* Directory that holds libweft.so and libweft.a. */
char *install_library_directory(struct arena *arena);
/* Directory that holds libweft.a for programs that run while a build runs (build scripts, procedural macros): it records nothing. */
char *install_idle_library_directory(struct arena *arena);
/* Is the runtime there at all? A weft command that was moved without its parts instruments nothing. */
bool install_has_runtime(struct arena *arena);

#endif
