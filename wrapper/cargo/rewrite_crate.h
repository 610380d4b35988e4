/* All files of a crate through the pipeline. */
#ifndef REWRITE_CRATE_H
#define REWRITE_CRATE_H

#include "rustc_call.h"
#include "rustc_messages.h"

#define RUST_REWRITING_NONE 1 /* a hash: nothing is rewritten */

struct rust_rewriting {
    uint64_t hash; /* of all rewritten text before anything has fallen back, and of what it needs; equal: nothing to compile again */
    uint32_t n_changed, n_points, n_fallen_back;
    uint32_t moved; /* points that took a step in this round */
};

/* What the crate is rewritten to under this configuration, with what is remembered of its degrading. With `make_mirror` the mirror is made.
 * Runs in a child process: a crash or an endless loop of a front end must not break a build. False: it cannot be rewritten. */
bool rust_rewrite_crate(const struct rustc_call *call, bool make_mirror, struct rust_rewriting *rewriting);
/* After a rejected compile: has the points at these places fall back, and makes the mirror again. */
bool rust_rewrite_repair(const struct rustc_call *call, const rust_places *places, unsigned round, struct rust_rewriting *rewriting);
/* The steps have helped: they are right at once next time. */
void rust_rewrite_keep_steps(const struct rustc_call *call);
/* They have not, or belong to another text. */
void rust_rewrite_forget_steps(const struct rustc_call *call);
/* Is the crate with this hash one that compiles from its original only? */
bool rust_rewrite_is_rejected(const struct rustc_call *call, uint64_t hash);
void rust_rewrite_reject(const struct rustc_call *call, uint64_t hash);
/* Below which the mirror shows the file system: STATE/rust/KEY/mirror. */
const char *rust_rewrite_mirror(const struct rustc_call *call);

#endif
