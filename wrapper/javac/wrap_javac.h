/* Wraps one call of javac: rewrites its sources, and compiles the rewritten text in their place. */
#ifndef WRAP_JAVAC_H
#define WRAP_JAVAC_H

#include "config.h"

struct wrap_javac {
    struct arena *arena;
    const char *compiler;  /* absolute path of the real compiler */
    char *const *argv;     /* the words behind it, NULL-terminated */
    const char *state;     /* the state directory: absolute, and exists */
    const char *directory; /* the working directory */
    const struct config *config;
    const char *runtime; /* directory of the runtime's classes */
    const char *answer;  /* only try, and write there what is accepted (javac_trial.h); NULL: compile */
    bool is_in_build;    /* a build tool has called it: what it says is said at the end of the build */
};

/* Runs the call. Returns the exit status, unless the compiler takes the place of this process. What is only tried ends
 * with 0. */
int wrap_javac_run(const struct wrap_javac *javac);

#endif
