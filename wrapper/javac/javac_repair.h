/* From javac's messages about one rewritten source to the points that fall back. */
#ifndef JAVAC_REPAIR_H
#define JAVAC_REPAIR_H

#include "fallback.h"
#include "rewrite.h"

/* Is there a message about this rewritten source? `errors`: warnings do not count. */
bool javac_has_message(struct arena *arena, struct slice messages, const char *rewritten, bool errors);

/* Makes the points at fault fall back. Each round compiles everything anew, so that later rounds take longer steps.
 * Returns how many points fell back; 0: no point of this source can help. */
size_t javac_repair(struct arena *arena, const struct rewrite_result *result, struct slice messages, const char *rewritten, unsigned round,
                    struct fallbacks *fallbacks);

#endif
