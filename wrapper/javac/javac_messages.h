/* Messages of javac:
 *
 *   src/Main.java:12: error: cannot find symbol
 *           f(x);
 *           ^
 */
#ifndef JAVAC_MESSAGES_H
#define JAVAC_MESSAGES_H

#include "repair.h"

/* The places of the messages about one file. Columns come from the line that shows the place. */
struct javac_places {
    struct slice file;
    repair_positions items;
};

struct javac_messages {
    VEC(struct javac_places) files; /* sorted by name */
};

/* Read once: of a large project there are thousands of files and megabytes of messages. */
void javac_messages_read(struct arena *arena, struct slice text, struct javac_messages *messages);
/* NULL: there is none about this file. */
const repair_positions *javac_messages_about(const struct javac_messages *messages, const char *file);

/* A rewritten file, and the user's. */
struct javac_name {
    const char *rewritten, *own;
    struct slice text; /* of the user's file */
};

/* The messages as if they were about the users' files: names, the lines that are shown, and the places in them. */
struct slice javac_translate(struct arena *arena, struct slice messages, const struct javac_name *names, size_t n_names);

#endif
