/* One rustc call of cargo's, wrapped: the crate is rewritten in a mirror of its package and compiled there. */
#ifndef WRAP_RUSTC_H
#define WRAP_RUSTC_H

#include <time.h>

#include "rustc_call.h"

/* Runs the call and returns the status to exit with; may replace the process. */
int wrap_rustc_run(struct rustc_call *call);

/* After a change of configuration, weft or workspace: has cargo compile again those crates that would be rewritten to something else. */
void wrap_rustc_refresh(struct arena *arena, const char *state, const struct config *config, const char *library);
/* Has cargo compile again whatever was compiled since `begin`. */
void wrap_rustc_touch_since(struct arena *arena, const char *state, const struct timespec *begin);

#endif
