/* The last segments of the configuration's patterns: what a name must end in, for a call of it to be selected. */
#ifndef ENDINGS_H
#define ENDINGS_H

#include "config.h"
#include "texts.h"

/* To start, zero it and set `names.arena`. */
struct endings {
    struct texts names;         /* plain ones */
    VEC(const char *) patterns; /* others */
};

/* The last segment of the entry's pattern, without the sign of a destructor. Sets *is_qualified if others stand before it. */
const char *endings_segment(const struct config_probe *probe, bool *is_qualified);
/* Operators are called by signs, and by nothing at all. (Constructors whose name is another word than the class, `auto` or an
 * alias, are another matter: they have the word of a class.) */
bool endings_may_have_no_word(const char *segment, bool is_cxx);
/* Keeps the segment's text. */
void endings_add(struct endings *endings, const char *segment);
bool endings_match(const struct endings *endings, const char *word);

#endif
