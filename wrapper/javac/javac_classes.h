/* Where classes go: what javac has put beside a rewritten source belongs beside the user's, and the runtime's classes
 * go where a program finds its own. */
#ifndef JAVAC_CLASSES_H
#define JAVAC_CLASSES_H

#include <time.h>

#include "str.h"

/* Moves class files from one directory to another. Returns -1 with errno set. */
int javac_move_classes(struct arena *arena, const char *from, const char *to);
/* Copies the runtime's classes into a package ("weft.rt", or a package in it) below `to`, unless they are there already.
 * Returns -1 with errno set. */
int javac_copy_runtime(struct arena *arena, const char *runtime, const char *package, const char *to);
/* The directory in which the packages of a source begin: "src" for src/org/example/Main.java of package org.example. */
const char *javac_root_of(struct arena *arena, const char *path, struct slice text);

/* Did the compiler make the class with the sites of this source (path of its rewritten text; text of the user's) since
 * then? `output` is the root of its classes; NULL: they are put beside their sources. */
bool javac_has_table(struct arena *arena, const char *output, const char *path, struct slice text, uint32_t name_base, const struct timespec *since);

/* Notes in the state directory that classes of rewritten sources were put into `directory` (absolute). */
void javac_note_classes(struct arena *arena, const char *state, const char *directory);
/* Makes the classes in all directories that were noted older than any source, and removes the tables of sites, so that
 * build tools compile them again: those that go by time, and those that go by what is there. */
void javac_age_classes(struct arena *arena, const char *state);

#endif
