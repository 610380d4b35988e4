/* Wraps one call of a C or C++ compiler: rewrites its sources, compiles the rewritten text in their place, and links
 * the runtime. */
#ifndef WRAP_CC_H
#define WRAP_CC_H

#include "wrap_call.h"

/* Fills in what the environment leads to: configuration, state directory and installation. Returns false, after a
 * diagnostic, if there is no configuration. */
bool wrap_cc_find(struct wrap_cc *cc, struct diags *diags);

/* Runs the call. Returns the exit status, unless the compiler takes the place of this process. */
int wrap_cc_run(struct wrap_cc *cc);

/* Rewrites one source of the call, the word with that number, for another process that has found `key` and `rewritten` for
 * it: in vain if it is another one here. Writes the report to `report`. Returns an exit status. */
int wrap_cc_rewrite(struct wrap_cc *cc, uint32_t word, uint64_t key, const char *rewritten, int report);

#endif
