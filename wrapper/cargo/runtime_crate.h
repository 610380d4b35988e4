/* The runtime crate `weft_probe`, compiled once for each compiler into STATE/runtime/ID: rlibs are read by the very compiler that made them only.
 * Two of them lie there, which may come together in a program: one with inline probes, one whose probes are called. */
#ifndef RUNTIME_CRATE_H
#define RUNTIME_CRATE_H

#include "str.h"

struct rust_compiler {
    const char *path; /* rustc, absolute or found on PATH */
    const char *version, *host;
};

enum rust_probes { RUST_PROBES_INLINE, RUST_PROBES_CALLED };

struct rust_runtime {
    const char *directory; /* for -L dependency= */
    const char *rlib;      /* for --extern weft_probe= */
};

/* Hash of the crate's sources and of the place of libweft: what is compiled with another one is stale. 0: the crate is not there. */
uint64_t rust_runtime_hash(struct arena *arena);
/* What `rustc -vV` says; remembered in STATE/rustc as long as the file is the same. False: it does not answer. */
bool rust_compiler_ask(struct arena *arena, const char *state, const char *path, struct rust_compiler *compiler);
/* Compiles the crate unless that has been done. Safe with many of us at once. False: it cannot be compiled, nothing can be instrumented. */
bool rust_runtime_make(struct arena *arena, const char *state, const struct rust_compiler *compiler, enum rust_probes probes,
                       struct rust_runtime *runtime);
/* The directory that both have or would have. */
const char *rust_runtime_directory(struct arena *arena, const char *state, const struct rust_compiler *compiler);

#endif
