/* What `weft rewrite` and `weft sites` share: options, configuration, and the walk over the files that were named. */
#ifndef CMD_SOURCES_H
#define CMD_SOURCES_H

#include "rewrite.h"

struct sources {
    struct arena arena;
    const char *config_path, *output;
    const char *state;   /* what earlier builds remember; NULL: where they keep it when not told otherwise */
    const char *project; /* of the file that is read: the directory that names its state; NULL: the current one */
    void **tool_states;  /* of each build tool, from file to file */
    bool json;
    char **files;
    int n_files;
    struct rewrite_request request; /* all but `path` */
};

/* Parses the options, loads the configuration, rewrites each file and hands its result to `each` (which returns a STATUS_*).
 * Goes on after a file that fails; returns the worst status. */
int sources_each(int argc, char **argv, const char *usage, int (*each)(struct sources *, struct rewrite_result *));

#endif
