/* Messages about rewritten text that are those about the original, since all that they speak of stands there as it did. Then
 * nobody need ask the compiler about the original, which takes as long as to compile it. */
#ifndef UNTOUCHED_H
#define UNTOUCHED_H

#include "arena.h"
#include "str.h"

struct untouched {
    struct arena *arena;
    const char *rewritten; /* the file that was compiled */
    const char *directory; /* to which names in the messages are relative */
    bool has_dots;         /* "./x.h" in the messages is "x.h" of the original's */
};

/* Do all messages name lines that are in the rewritten text, or in files that are not part of it, as in the original? Only
 * of warnings that the compiler's front end has: what its optimiser says may come from probes. Sets *said to the
 * original's messages. */
bool untouched_has_all(const struct untouched *untouched, struct slice messages, struct slice *said);

#endif
