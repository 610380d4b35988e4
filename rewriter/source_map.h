/* The source map: from positions in the files of a unit to positions in its text, and back. There are three texts: the
 * files; unit->original, with the text of included files in place of their #include (struct stretch); unit->source, with
 * macros expanded (struct expansion). */
#ifndef SOURCE_MAP_H
#define SOURCE_MAP_H

#include "point.h"

/* The position in the original of a byte of the file unit->inclusions[inclusion] (0: the unit's own file, even if there
 * are no inclusions). UINT32_MAX: the byte belongs to a directive that was replaced. */
uint32_t source_map_in_original(const struct unit *unit, uint32_t inclusion, uint32_t offset);
/* The inverse. Returns false if the byte comes from no file. */
bool source_map_in_file(const struct unit *unit, uint32_t offset, uint32_t *inclusion, uint32_t *in_file);

/* The position in the source of a byte, or a run of bytes, of the unit's own file. It must be outside all expansions. */
uint32_t source_map_moved(const struct unit *unit, uint32_t offset);
struct span source_map_moved_span(const struct unit *unit, struct span span);

/* Is unit->inclusions[inclusion] the first inclusion of its file, by name? */
bool source_map_is_first_inclusion(const struct unit *unit, size_t inclusion);

typedef VEC(unsigned) source_map_lines;
/* The lines of the source (and of the body of the rewritten text) that hold this line of a file, which is named as
 * compilers name it. There is one for each inclusion. */
void source_map_find_lines(struct unit *unit, const char *name, unsigned line, source_map_lines *lines);

/* The inclusion whose text holds the point; NULL if the point is in the unit's own file. */
const struct inclusion *source_map_inclusion(const struct unit *unit, const struct point *point);

/* To be called after the front end has looked at the source. Replaces the lines and columns of its points, which are those
 * of the source, by those of the files in which they are written. A call that came out of a macro gets the position of the
 * invocation. */
void source_map_correct_points(struct unit *unit);

#endif
