/* Wraps one call of rustc by cargo: rewrites the crate in a mirror of its package, and compiles it there. */
#ifndef WRAP_RUSTC_H
#define WRAP_RUSTC_H

#include <time.h>

#include "rustc_call.h"

/* Runs the call. Returns the exit status, unless the compiler takes the place of this process. */
int wrap_rustc_run(struct rustc_call *call);

/* After a change of the configuration, weft or the workspace: makes cargo compile those crates again that would be
 * rewritten to another text. */
void wrap_rustc_refresh(struct arena *arena, const char *state, const struct config *config, const char *library);
/* Makes cargo compile again everything that was compiled since `begin`. */
void wrap_rustc_touch_since(struct arena *arena, const char *state, const struct timespec *begin);

#endif
