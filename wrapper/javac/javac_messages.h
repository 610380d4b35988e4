/* Messages of javac:
 *
 *   src/Main.java:12: error: cannot find symbol
 *           f(x);
 *           ^
 */
#ifndef JAVAC_MESSAGES_H
#define JAVAC_MESSAGES_H

#include "repair.h"

/* The places of messages about the file `name`. Columns come from the line that shows the place. */
void javac_find_positions(struct arena *arena, struct slice messages, const char *name, repair_positions *positions);

/* A rewritten file, and the user's. */
struct javac_name {
    const char *rewritten, *own;
    struct slice text; /* of the user's file */
};

/* The messages as if they were about the users' files: names, the lines that are shown, and the places in them. */
struct slice javac_translate(struct arena *arena, struct slice messages, const struct javac_name *names, size_t n_names);

#endif
