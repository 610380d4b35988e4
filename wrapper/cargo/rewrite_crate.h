/* Rewrites all files of a crate. */
#ifndef REWRITE_CRATE_H
#define REWRITE_CRATE_H

#include "rustc_call.h"
#include "rustc_messages.h"
#include "state.h"

#define RUST_REWRITING_NONE 1 /* value of `hash`: nothing is rewritten */

struct rust_rewriting {
    /* Of all rewritten text before anything fell back, and of the runtime crate. If it is unchanged, nothing has to be
     * compiled again. */
    uint64_t hash;
    uint32_t n_changed, n_points, n_fallen_back;
    uint32_t moved; /* points that fell back in this round */
    struct left_alone left;
    char most_left[512]; /* the file of the crate with the most of these; "" if its path is longer */
};

/* Rewrites the crate under the call's configuration, with the steps that are remembered, and creates the mirror if
 * `make_mirror` is set. This runs in a child process, so that a crash or an endless loop of a front end does not break
 * the build. Returns false if the crate cannot be rewritten. */
bool rust_rewrite_crate(const struct rustc_call *call, bool make_mirror, struct rust_rewriting *rewriting);
/* After the compiler rejected the text: makes the points at these positions fall back, and creates the mirror again.
 * `round` as in repair.h. */
bool rust_rewrite_repair(const struct rustc_call *call, const rust_positions *positions, unsigned round, struct rust_rewriting *rewriting);
/* Remembers the steps for the next build, after they helped. */
void rust_rewrite_remember_steps(const struct rustc_call *call);
/* Forgets the steps, which did not help or belong to another text. */
void rust_rewrite_forget_steps(const struct rustc_call *call);
/* Does only the original of the crate compile? `hash` identifies the rewritten crate. The second function remembers
 * that. */
bool rust_rewrite_is_rejected(const struct rustc_call *call, uint64_t hash);
void rust_rewrite_reject(const struct rustc_call *call, uint64_t hash);
/* The directory that mirrors the file system: STATE/rust/KEY/mirror. */
const char *rust_rewrite_mirror(const struct rustc_call *call);

#endif
