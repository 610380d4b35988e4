/* Memory accesses by the compiler's hooks (`"how": "hooks"`), as one compiler call has them: the words that it gets for it,
 * and what came of it. docs/memory.md */
#ifndef MEMORY_HOOKS_H
#define MEMORY_HOOKS_H

#include "link_runtime.h"
#include "wrap_call.h"

struct memory_hooks; /* lives in the arena of the call */

/* Prepares cc->hooks if the configuration wants hooks in a source of the command: sets the environment of the compiler.
 * NULL if it does not, or if the command cannot have them, which is recorded. */
void memory_hooks_prepare(struct wrap_cc *cc, const struct wrap_args *args);

/* Adds the words for a compile, which is reported anew; none if `hooks` is NULL or given up. */
void memory_hooks_add_words(const struct memory_hooks *hooks, struct arena *arena, words *out);

/* The assembly that a compile with these words has made, with records; its report goes to the records of the build. NULL:
 * nothing in it is recorded by hooks. */
const char *memory_hooks_turn(const struct wrap_cc *cc, const char *text);

/* After a compile: is there anything that is recorded by hooks? If not, `hooks` are given up, and the command has to be
 * compiled once more, without them. True as well if there are none. */
bool memory_hooks_settle(const struct wrap_cc *cc, bool is_compiled);

/* Records what is recorded by hooks, once the compile has succeeded. Returns whether there is anything. */
bool memory_hooks_record(const struct wrap_cc *cc);

#endif
