/* From the places of javac's messages about one rewritten source to the points that fall back. */
#ifndef JAVAC_REPAIR_H
#define JAVAC_REPAIR_H

#include "repair.h"
#include "rewrite.h"

/* Makes the points at fault fall back. Each round compiles everything anew, so that later rounds take longer steps.
 * Returns how many points fell back; 0: no point of this source can help. */
size_t javac_repair(struct arena *arena, const struct rewrite_result *result, const repair_positions *places, unsigned round,
                    struct fallbacks *fallbacks);
/* Is there an error among these messages, and not only warnings? */
bool javac_has_error(const repair_positions *places);

#endif
