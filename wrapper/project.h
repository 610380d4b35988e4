/* The sources of a project, for commands that get none. */
#ifndef PROJECT_H
#define PROJECT_H

#include "arena.h"
#include "vec.h"

struct project_sources {
    VEC(const char *) paths; /* relative to the directory, sorted */
};

/* What `weft golden DIR` has made is no source: DIR/units lists the texts in it, a name a line. */
#define PROJECT_GOLDEN_UNITS "units"

/* What the last builds under weft compiled of `directory` (absolute) and what is below it, and still is there; if weft
 * remembers none, the files of the compile_commands.json in `database` (NULL: in the directory, or in its build/). Where
 * there is a build tool's manifest, all its sources below as well. `state`: as of `weft build -o`, or NULL. */
void project_find_sources(struct arena *arena, const char *directory, const char *state, const char *database, struct project_sources *sources);

/* All sources by their names, for projects of which nothing else is known: below `directory` (absolute), without hidden
 * directories and those that builds make (build, target, node_modules). */
void project_walk_sources(struct arena *arena, const char *directory, struct project_sources *sources);

#endif
