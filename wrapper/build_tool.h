/* A wrapped build, and the build tools that weft knows. Each tool is one constant; all of them are in one table. */
#ifndef BUILD_TOOL_H
#define BUILD_TOOL_H

#include <time.h>

#include "config.h"

struct build_tool;

struct build {
    struct arena *arena;
    const char *config_path; /* option -c; NULL: not given */
    const char *state;       /* the state directory (state.h), option -o; NULL: not given */
    const char *sites;       /* the command that asks about the build: "weft sites" with the options that were given */
    const struct config *config;
    char **command; /* NULL-terminated; a tool may replace it */
    const struct build_tool *tool;
    int status;          /* of the command that ended, as from waitpid */
    bool config_changed; /* the configuration or weft changed since the last build */
    void *own;           /* the tool's own data */
};

/* A NULL function: there is nothing to do. Functions that return int return -1 with errno set on failure. */
struct build_tool {
    const char *name;
    const char *units; /* what it compiles, for messages: "units", "crates" */
    /* the command that has everything compiled again after a change of the configuration, for messages; NULL: not
     * needed */
    const char *refresh;
    const char *manifest; /* where this file is, all files below with the ending `sources` are sources; NULL: not known */
    const char *sources;
    bool has_methods; /* warn about patterns for methods that match nothing */

    /* Is the command this tool? The first tool in the table that says so is used. */
    bool (*is)(const char *command);
    /* Returns the project's directory (absolute), which names the state directory. May set build->config_path, if the
     * project's config.json is to be used, and build->own. NULL: the working directory. */
    const char *(*find_project)(struct build *build);
    /* Hashes everything besides the configuration and weft itself that affects the rewritten text. Called for all
     * tools, because one tool may run another. */
    uint64_t (*hash)(struct build *build);
    /* Writes the tool's files into the state directory. */
    int (*open_state)(struct build *build);
    /* Makes the tool compile again whatever a new configuration affects. Called for all tools. */
    void (*config_changed)(struct build *build);
    int (*set_environment)(struct build *build);
    /* The same if another tool runs the build and may run this one. */
    int (*set_inner_environment)(struct build *build);
    /* Called after the command failed. Returns true, after a message, if it should run once more. */
    bool (*wants_again)(struct build *build, const struct timespec *begin);

    /* Called when the build is over. */
    void (*close_state)(struct build *build);

    /* The command by which `weft run` runs a program that was built: `program` (NULL-terminated), or another one in the
     * arena. Called for all tools. */
    char **(*run_program)(struct arena *arena, const struct config *config, char **program);

    /* For commands that get a file instead of a build. Returns what the language needs to know about the project
     * around the file (rewrite_request.own), or NULL. *state is the tool's own memory between files, initially NULL.
     * *project becomes the directory that names the state directory. */
    const void *(*find_request)(struct arena *arena, const char *path, void **state, const char **project);
    void (*close_requests)(void *state);
};

/* The table, NULL at the end. The last tool accepts every command. */
extern const struct build_tool *const build_tools[];

#endif
