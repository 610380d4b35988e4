/* Places: from the files of a unit to its text and back. Three texts lie behind one another: the files, unit->original with the text of included
 * files in place of their #include (struct stretch), unit->source with macros expanded (struct expansion). */
#ifndef SOURCE_MAP_H
#define SOURCE_MAP_H

#include "point.h"

/* Where a byte of the file of unit->inclusions[inclusion] (0: the unit's own, also where there are no inclusions) stands in the original; UINT32_MAX:
 * it does not, for its directive was replaced. */
uint32_t place_in_original(const struct unit *unit, uint32_t inclusion, uint32_t offset);
/* The other way. False: the byte is of no file. */
bool place_in_file(const struct unit *unit, uint32_t offset, uint32_t *inclusion, uint32_t *in_file);

/* Where a byte of the unit's own file, outside of all expansions, stands in the source; and where a run of bytes does. */
uint32_t place_moved(const struct unit *unit, uint32_t offset);
struct span place_moved_span(const struct unit *unit, struct span span);

/* Is unit->inclusions[inclusion] the first of its file, by name? */
bool place_is_first_inclusion(const struct unit *unit, size_t inclusion);

typedef VEC(unsigned) place_lines;
/* The lines of the source (and of the body of the rewritten text) that are this line of a file, by the name that compilers give it: one for each
 * inclusion. */
void place_find_lines(struct unit *unit, const char *name, unsigned line, place_lines *lines);

/* The inclusion whose text holds the point; NULL: it is of the unit's own file. */
const struct inclusion *place_inclusion(const struct unit *unit, const struct point *point);

/* After a look of the front end at the source: gives its points, which have lines and columns of the source, the file, lines and columns in which
 * they are written. A call that came out of a macro stands where the invocation does. */
void place_correct_points(struct unit *unit);

#endif
