/* What the records of a build (state.h) add up to. */
#ifndef BUILD_SUMMARY_H
#define BUILD_SUMMARY_H

#include "config.h"

enum build_kind { BUILD_C, BUILD_CARGO };

/* Prints one line of what was instrumented; warnings when nothing was, or when a pattern matches nothing in the whole project. What this build
 * has not compiled again counts as its last compile left it (STATE/history), as long as that was under the same configuration. */
void build_summarise(struct arena *arena, const char *state, const struct config *config, enum build_kind kind, bool config_changed);

#endif
