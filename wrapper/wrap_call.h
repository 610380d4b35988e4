/* One call of a C or C++ compiler, as weft was asked to wrap it. */
#ifndef WRAP_CALL_H
#define WRAP_CALL_H

#include "config.h"
#include "target.h"

struct wrap_cc {
    struct arena *arena;
    const char *compiler;      /* absolute path of the real compiler */
    const char *const *launch; /* the words that run it, NULL-terminated (find_compiler.h) */
    char *const *argv;         /* the words after them, NULL-terminated */
    const char *state;         /* the state directory: absolute, and exists */
    const char *directory;     /* the working directory */
    const struct config *config;
    const char *include;        /* directory of weft/probe.h; NULL: not installed, nothing is rewritten */
    const char *library;        /* directory of libweft.so and libweft.a: for this machine, until wrap_cc_run knows the target */
    struct target target;       /* wrap_cc_run's own */
    bool has_hooks;             /* the same: a source in Fortran has probes */
    struct memory_hooks *hooks; /* the same: accesses are recorded by hooks; NULL: none (memory_hooks.h) */
};

#endif
