/* The front end's second look, after macros were expanded or the text of headers came in, need not be at everything: most functions hold no
 * expansion, and parsing is what a look costs. Their bodies are blanked for it, and their points are those of the first look. */
#ifndef SECOND_LOOK_H
#define SECOND_LOOK_H

#include "lex.h"

/* Sets the parsed text of the unit: unit->source with the bodies blanked in which nothing was expanded. `first` is the unit as the first look left
 * it. */
void second_look_prepare(struct unit *unit, const struct unit *first, const struct tokens *first_tokens);

/* After the second look: adds the first one's points of the blanked functions, moved to where they stand now, and corrects the places of the
 * others (see source_map.h). */
void second_look_merge(struct unit *unit, const struct unit *first);

#endif
