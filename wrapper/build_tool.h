/* A build that is run with its compilers wrapped, and the build tools that weft knows: a constant each, in one table. */
#ifndef BUILD_TOOL_H
#define BUILD_TOOL_H

#include <time.h>

#include "config.h"

struct build_tool;

struct build {
    struct arena *arena;
    const char *config_path; /* NULL: not given */
    const char *state;       /* directory of what weft keeps from build to build; NULL: not given */
    const struct config *config;
    char **command; /* NULL-terminated; the first word may be replaced */
    const struct build_tool *tool;
    bool config_changed; /* configuration or weft are others than those of the last build here */
    void *own;           /* the tool's */
};

/* A NULL slot: there is nothing to do. Functions that return int give -1 with errno set. */
struct build_tool {
    const char *name;
    const char *units;   /* what it compiles one by one, for people: "units", "crates" */
    const char *refresh; /* how a user has it compile again what a new configuration concerns; NULL: it does so itself */
    bool has_methods;    /* a pattern for methods that matches nothing is worth a warning */

    /* Is the command this tool? The first of the table that says so is the build's. */
    bool (*is)(const char *command);
    /* The project's directory, absolute: it names the state directory, and config.json is looked for there when there is none
     * here. NULL: the working directory. Sets build->own. */
    const char *(*find_project)(struct build *build);
    /* What decides, besides configuration and weft itself, to what sources are rewritten. Of all tools: one may call another. */
    uint64_t (*hash)(struct build *build);
    /* Writes what it needs into the state directory. */
    int (*open_state)(struct build *build);
    /* Has the tool compile again what a new configuration concerns. Of all tools. */
    void (*config_changed)(struct build *build);
    int (*set_environment)(struct build *build);
    /* The same where another tool runs the build, and may call this one. */
    int (*set_inner_environment)(struct build *build);
    /* The command failed. True: it is to be run once more, after a message. */
    bool (*wants_again)(struct build *build, const struct timespec *begin);

    /* For commands that are given a file and not a build: what a request for it asks of its own (struct rewrite_request), as the
     * project around the file has it, or NULL. *state is the tool's own from file to file, NULL at first; *project becomes the
     * directory that names the state directory. */
    const void *(*find_request)(struct arena *arena, const char *path, void **state, const char **project);
    void (*close_requests)(void *state);
};

/* The table: NULL at the end; the last one takes every command. */
extern const struct build_tool *const build_tools[];

#endif
