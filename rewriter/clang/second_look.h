/* The second look of the front end, after macros were expanded or headers put in place, need not parse everything:
 * most functions hold no expansion, and parsing is what a look costs. The bodies of these functions are blanked for
 * it, and their points are those of the first look. */
#ifndef SECOND_LOOK_H
#define SECOND_LOOK_H

#include "lex.h"

/* Sets the text that is parsed: unit->source, without the bodies in which nothing was expanded. `first` is the unit
 * as the first look left it. */
void second_look_prepare(struct unit *unit, const struct unit *first, const struct tokens *first_tokens);

/* To be called after the second look. Adds the points that the first look found in the blanked functions, moved to
 * where they are now, and corrects the positions of the others (source_map.h). */
void second_look_merge(struct unit *unit, const struct unit *first);

#endif
