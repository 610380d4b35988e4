/* What `weft rewrite` and `weft sites` share: options, configuration, and the walk over the files that were named. */
#ifndef CMD_SOURCES_H
#define CMD_SOURCES_H

#include "options.h"
#include "rewrite.h"

struct sources {
    struct arena arena;
    const char *config_path, *output;
    const char *state;   /* what earlier builds remember; NULL: where they keep it when not told otherwise */
    const char *project; /* of the file that is read: the directory that names its state; NULL: the current one */
    void **tool_states;  /* of each build tool, from file to file */
    bool json;
    struct rewrite_request request; /* all but `path` */
};

/* Reads the command line into *s, loads the configuration, rewrites each file and hands its result to `each` (which
 * returns a STATUS_*). Goes on after a file that fails; returns the worst status. Releases what it has taken. */
int sources_each(struct sources *s, const struct command *command, int argc, char **argv, int (*each)(struct sources *, struct rewrite_result *));

#define SOURCES_FLAGS                                                                                                                                \
    "FLAGS are compiler flags that the files need to be understood: -I, -D, -std=, --edition= ...; a first word that is no flag names the "          \
    "compiler, "                                                                                                                                     \
    "such as gcc."

#endif
