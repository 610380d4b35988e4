/* The common part of `weft rewrite` and `weft sites`: options, configuration, and the loop over the given files. */
#ifndef CMD_SOURCES_H
#define CMD_SOURCES_H

#include "options.h"
#include "rewrite.h"

struct sources {
    struct arena arena;
    const char *config_path, *output;
    const char *state;   /* the state directory of earlier builds; NULL: the default one */
    const char *project; /* directory that determines the current file's state; NULL: the working directory */
    void **tool_states;  /* the state of each build tool, kept between files */
    bool json;
    struct rewrite_request request; /* complete except for `path` */
};

/* Reads the command line into *s, loads the configuration, rewrites each file and passes the result to `each` (which
 * returns a STATUS_*). Continues after a file that fails; returns the worst status. Releases s->arena. */
int sources_each(struct sources *s, const struct command *command, int argc, char **argv, int (*each)(struct sources *, struct rewrite_result *));

#define SOURCES_FLAGS                                                                                                                                \
    "FLAGS are compiler flags that the files need to be understood: -I, -D, -std=, --edition= ...; a first word that is no flag names the "          \
    "compiler, "                                                                                                                                     \
    "such as gcc."

#endif
