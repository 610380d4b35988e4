/* One call of rustc, by cargo if not said otherwise, and what is remembered about it in STATE/rust/KEY/:
 *
 *   call       everything needed to repeat the call
 *   rewriting  a hash of the rewritten crate; it is listed in the dependency file, so touching it makes cargo
 *              compile the crate again
 *   mirror/    the mirror of the package, during the compilation
 *   fallback/  steps of points that fell back, until they have helped */
#ifndef RUSTC_CALL_H
#define RUSTC_CALL_H

#include "config.h"
#include "runtime_crate.h"
#include "rustc_args.h"

struct rustc_call {
    struct arena *arena;
    const char *state;             /* the state directory: absolute, and exists */
    const char *directory;         /* the working directory of the call */
    const char *package;           /* CARGO_PKG_NAME; "" if unknown */
    const char *package_directory; /* CARGO_MANIFEST_DIR; NULL if unknown */
    const char *out_dir;           /* OUT_DIR, with the files of the build script; NULL if there is none */
    /* The words before the arguments: [the user's wrapper] [cargo's workspace wrapper] rustc. */
    VEC(const char *) compiler;
    struct rustc_args args;
    const struct config *config;
    const char *library; /* directory of libweft.so; NULL: there is none for what it compiles for (rust_target.h), because of: */
    const char *no_runtime;
    const char *key;       /* the directory STATE/rust/KEY */
    bool is_alone;         /* not cargo's (rustc_alone.h): what it compiles is a part of the project */
    bool is_typed_by_root; /* of these: the root file says what sort of crate it is */
};

/* Sets call->key. */
void rustc_call_name(struct rustc_call *call);
/* Writes STATE/rust/KEY/call. Returns -1 with errno set. */
int rustc_call_save(const struct rustc_call *call);
/* Reads a call from the directory `key`, except its config and library. Returns false if there is none, or an invalid
 * one. */
bool rustc_call_load(struct arena *arena, const char *state, const char *key, struct rustc_call *call);

/* Is this a crate being compiled? False for questions and checks, and for what cargo does not do itself. */
bool rustc_call_compiles(const struct rustc_call *call);
/* Does the result run during the build, as a build script or a procedural macro? */
bool rustc_call_is_for_build(const struct rustc_call *call);
/* Is the result a program or a shared library? */
bool rustc_call_links(const struct rustc_call *call);
/* Does the package belong to the workspace? STATE/members lists the directories of its packages. A root file that is
 * named by a relative path is in the workspace too. */
bool rustc_call_is_member(const struct rustc_call *call);
/* Is the crate to be rewritten: is there a runtime for it, and is it a member or selected by sources.dependencies? */
bool rustc_call_is_selected(const struct rustc_call *call);

/* Writes the hash to `rewriting`, with a time that cargo takes for older than any build. Returns -1 with errno set. */
int rustc_call_remember(const struct rustc_call *call, uint64_t hash);
/* Reads the hash from `rewriting`; 0 if there is none. */
uint64_t rustc_call_remembered(const struct rustc_call *call);
/* Makes cargo compile the crate again. */
void rustc_call_touch(const struct rustc_call *call);
const char *rustc_call_root(const struct rustc_call *call); /* the absolute path of the root file, without ".." */

#endif
