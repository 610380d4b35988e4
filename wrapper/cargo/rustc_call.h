/* One call of rustc as cargo makes it, and what is remembered of it in STATE/rust/KEY/:
 *   call       all that is needed to do it again
 *   rewriting  a hash of what the call's crate was rewritten to; it stands in the dependency file, so that cargo compiles again when it is touched
 *   mirror/    while it is compiled
 *   fallback/  what has fallen back, until it is known to help */
#ifndef RUSTC_CALL_H
#define RUSTC_CALL_H

#include "config.h"
#include "runtime_crate.h"
#include "rustc_args.h"

struct rustc_call {
    struct arena *arena;
    const char *state;             /* absolute; exists */
    const char *directory;         /* the working directory of the call */
    const char *package;           /* CARGO_PKG_NAME; "" unknown */
    const char *package_directory; /* CARGO_MANIFEST_DIR; NULL unknown */
    const char *out_dir;           /* OUT_DIR, what the build script has made; NULL: nothing */
    VEC(const char *) compiler;    /* words before the arguments: [the user's wrapper] [workspace wrapper] rustc */
    struct rustc_args args;
    const struct config *config;
    const char *library; /* holds libweft.so */
    const char *key;     /* STATE/rust/KEY */
};

/* Sets `key`. */
void rustc_call_name(struct rustc_call *call);
/* Remembers the call. Returns -1 with errno set. */
int rustc_call_save(const struct rustc_call *call);
/* Reads all but config and library from a directory STATE/rust/KEY. False: there is nothing, or nothing that is understood. */
bool rustc_call_load(struct arena *arena, const char *state, const char *key, struct rustc_call *call);

/* Does cargo compile a crate with this call, which may be rewritten? Not: questions, checks, build scripts, procedural macros. */
bool rustc_call_compiles(const struct rustc_call *call);
/* Is it built to run on this machine during the build? */
bool rustc_call_is_for_build(const struct rustc_call *call);
/* A program or a shared library comes out. */
bool rustc_call_links(const struct rustc_call *call);
/* Does the package belong to the workspace (STATE/members lists their directories), or lie in its directory? */
bool rustc_call_is_member(const struct rustc_call *call);
/* Is it for another machine than the one that weft runs on, for which there is a runtime? */
bool rustc_call_is_foreign(const struct rustc_call *call, const struct rust_compiler *compiler);
/* A member, or selected by sources.dependencies; and for this machine. */
bool rustc_call_is_selected(const struct rustc_call *call, const struct rust_compiler *compiler);

/* `hash` becomes what `rewriting` says, with a time that cargo takes for older than any compile. Returns -1 with errno set. */
int rustc_call_remember(const struct rustc_call *call, uint64_t hash);
/* What `rewriting` says; 0: nothing. */
uint64_t rustc_call_remembered(const struct rustc_call *call);
/* Makes cargo compile the crate again. */
void rustc_call_touch(const struct rustc_call *call);
const char *rustc_call_root(const struct rustc_call *call); /* absolute path of the root file */

#endif
