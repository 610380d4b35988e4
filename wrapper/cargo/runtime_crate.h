/* The runtime crate `weft_probe`. It is compiled once for each compiler, into STATE/runtime/ID, because an rlib can
 * only be read by the compiler that made it. There are two variants, one with inline probes and one with called
 * probes; a program may contain both. */
#ifndef RUNTIME_CRATE_H
#define RUNTIME_CRATE_H

#include "str.h"

struct rust_compiler {
    const char *path; /* rustc: an absolute path, or a name to find on PATH */
    const char *version, *host;
    const char *target, *library; /* rust_target.h: what it compiles for, and its libweft; NULL: this machine */
};

enum rust_probes { RUST_PROBES_INLINE, RUST_PROBES_CALLED };

struct rust_runtime {
    const char *directory; /* for -L dependency= */
    const char *rlib;      /* for --extern weft_probe= */
};

/* Hashes the crate's sources and the path of libweft. What was compiled with another hash is stale. 0: the crate is
 * not installed. */
uint64_t rust_runtime_hash(struct arena *arena);
/* Runs `rustc -vV`. The answer is cached in STATE/rustc until the compiler's file changes. Returns false if it
 * fails. */
bool rust_compiler_ask(struct arena *arena, const char *state, const char *path, struct rust_compiler *compiler);
/* Compiles the crate unless that has been done. Several processes may call it at once. Returns false, after a message,
 * if it cannot be compiled; then nothing can be instrumented. */
bool rust_runtime_make(struct arena *arena, const char *state, const struct rust_compiler *compiler, enum rust_probes probes,
                       struct rust_runtime *runtime);
/* The directory of both variants, whether or not they exist. */
const char *rust_runtime_directory(struct arena *arena, const char *state, const struct rust_compiler *compiler);

#endif
