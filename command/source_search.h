/* Which sources a project has, for commands that get none. */
#ifndef SOURCE_SEARCH_H
#define SOURCE_SEARCH_H

#include "cmd_sources.h"

struct source_search {
    const char *how;  /* they were found, in words */
    const char *next; /* what builds the project, where that is known by now; else NULL */
    const char *why;  /* CMake or meson could not configure it: what it says; or NULL */
    char *scratch;    /* a directory that is the search's own, or NULL */
};

#define SOURCES_SEARCHED " A project that has neither is asked by a dry run of make, or configured by CMake or meson in a temporary directory."

/* The commands that build a project in a directory of its own. */
#define SOURCES_BY_CMAKE "cmake -S . -B build-weft; weft cmake --build build-weft"
#define SOURCES_BY_MESON "meson setup build-weft; weft ninja -C build-weft"

/* Sources by, in this order: earlier builds under weft, compile_commands.json and the manifests of build tools; a dry
 * run of make; CMake or meson, in a temporary directory; with `by_name` the names of files. Sets the operands, if there
 * are none, and in *sources where flags are. Returns false if no source is found. */
bool source_search(struct source_search *search, struct sources *sources, struct operands *operands, bool by_name);
/* When the sources have been read. */
void source_search_end(const struct source_search *search);

#endif
