/* The common part of `weft rewrite` and `weft sites`: options, configuration, and the loop over the given files. */
#ifndef CMD_SOURCES_H
#define CMD_SOURCES_H

#include "options.h"
#include "rewrite.h"

struct sources {
    struct arena arena;
    const char *config_path, *output;
    const char *state;    /* the state directory of earlier builds, option --state; NULL: the default one */
    const char *database; /* option -p: the directory of compile_commands.json; NULL: not given */
    const char *found;    /* the state directory in which the current file's flags were found, or NULL */
    const char *project;  /* directory that determines the current file's state; NULL: the working directory */
    void **tool_states;   /* the state of each build tool, kept between files */
    bool json;
    bool is_quiet;                  /* nothing is said of errors in the sources */
    size_t n_flawed;                /* sources whose front end reported errors */
    struct rewrite_request request; /* complete except for `path` */
};

/* Reads the command line into *s, loads the configuration, rewrites each file and passes the result to `each` (which
 * returns a STATUS_*). Continues after a file that fails; returns the worst status. Releases s->arena. */
int sources_each(struct sources *s, const struct command *command, int argc, char **argv, int (*each)(struct sources *, struct rewrite_result *));

/* The same without the command line, for commands whose operands are not only files (source_search.h adds the project's
 * sources), or which bring a configuration (request.config, else it is loaded): after options_read into *s. Does not release
 * s->arena. */
int sources_rewrite(struct sources *s, const struct operands *operands, int (*each)(struct sources *, struct rewrite_result *));

/* The options --state and -p. */
extern const struct option_row sources_rows[];

#define SOURCES_FLAGS                                                                                                                                \
    "A file is read with the flags of the last build that compiled it under weft, else with those of a compile_commands.json above it or in "        \
    "build/ there. FLAGS behind -- take their place: -I, -D, -std=, --edition= ...; a first word that is no flag names the compiler, such as gcc."

#endif
