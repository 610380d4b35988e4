/* One compiler call, wrapped: rewrite its C sources, compile them in place of the originals, link the runtime. */
#ifndef WRAP_CC_H
#define WRAP_CC_H

#include "rewrite.h"
#include "wrap_args.h"

struct wrap_cc {
    struct arena *arena;
    const char *compiler;  /* absolute path of the real one */
    char *const *argv;     /* behind the compiler's name, NULL-terminated */
    const char *state;     /* absolute; exists */
    const char *directory; /* the working directory */
    const struct config *config;
    const char *include; /* holds weft/probe.h; NULL: not installed, nothing is rewritten */
    const char *library; /* holds libweft.so and libweft.a; NULL likewise */
};

/* Runs the call and returns the status to exit with; may replace the process. */
int wrap_cc_run(const struct wrap_cc *cc);

#endif
