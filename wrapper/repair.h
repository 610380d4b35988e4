/* A compiler's diagnostics -> the points they are about -> the next careful scheme of each. */
#ifndef REPAIR_H
#define REPAIR_H

#include "fallback.h"

struct repair_place {
    unsigned line, column; /* 1-based, of the body of the rewritten text, when it comes to stepping; column 0: none given */
    bool is_error;         /* not a note, a warning, or a template on the way there */
};
typedef VEC(struct repair_place) repair_places;

/* Every FILE:LINE[:COLUMN]: of `text` whose FILE is `name`, wherever in a line it stands ("In file included from", notes, errors, warnings
 * in any language: the structure is read, not the words; but `is_error` is known of English messages alone). Colour escapes are passed over. */
void repair_find_places(struct arena *arena, struct slice text, const char *name, repair_places *places);

/* Steps down the points at these places of the rewritten text: those with errors, or if that moves none, all; with `round` 2 and more, every point of
 * the functions that any of them is in. Returns how many points took a step. */
size_t repair_step_at(struct arena *arena, const struct rewrite_result *result, const repair_places *places, unsigned round,
                      struct fallbacks *fallbacks);

/* The same for all places in the text of a compiler's messages. 0: they lead nowhere. */
size_t repair_step(struct arena *arena, const struct rewrite_result *result, struct slice diagnostics, unsigned round, struct fallbacks *fallbacks);

#endif
