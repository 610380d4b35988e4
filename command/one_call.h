/* One call of a compiler that a command wraps: weft javac, weft rustc. */
#ifndef ONE_CALL_H
#define ONE_CALL_H

#include "config.h"
#include "options.h"

struct one_call {
    const char *compiler;  /* the path, or as the build named it */
    const char *directory; /* the working directory */
    const char *state;     /* the state directory, which exists */
    const struct config *config;
    bool is_in_build; /* a build's hook has put weft in the compiler's place (exec_hook.h) */
};

/* Finds these for the compiler `name`. Returns STATUS_DONE, or another status after a message. */
int one_call_open(struct arena *arena, const char *name, struct one_call *call);
/* A command whose options are the compiler's, all but --help alone: calls `run` with the words behind the command's name. */
int one_call_run(const struct command *command, int argc, char **argv, int (*run)(struct arena *arena, char **words));

#endif
