/* The source map: from positions in the files of a unit to positions in its text, and back. There are three texts:
 *
 *   the files       as the user wrote them
 *   unit->original  the unit's file, with the text of included files in place of their #include (struct stretch)
 *   unit->source    the original, with macros expanded (struct expansion) */
#ifndef SOURCE_MAP_H
#define SOURCE_MAP_H

#include "point.h"

/* The position in the original of byte `offset` of the file unit->inclusions[inclusion] (0: the unit's own file, even
 * if there are no inclusions). UINT32_MAX: the byte belongs to a directive that was replaced. */
uint32_t source_map_in_original(const struct unit *unit, uint32_t inclusion, uint32_t offset);
/* The inverse: the file and the offset in it. Returns false if the byte does not come from a file. */
bool source_map_in_file(const struct unit *unit, uint32_t offset, uint32_t *inclusion, uint32_t *in_file);

/* The position in the original of a byte of the source. For a byte that came from a macro it is the first or, with
 * `last`, the last byte of the invocation. */
uint32_t source_map_unexpanded(const struct unit *unit, uint32_t offset, bool last);

/* The position in the source of a byte, or a run of bytes, of the unit's own file. It must be outside all
 * expansions. */
uint32_t source_map_moved(const struct unit *unit, uint32_t offset);
struct span source_map_moved_span(const struct unit *unit, struct span span);

/* Is unit->inclusions[inclusion] the first inclusion of its file, by name? */
bool source_map_is_first_inclusion(const struct unit *unit, size_t inclusion);

typedef VEC(unsigned) source_map_lines;
/* Appends the lines of the source (and of the body of the rewritten text) that hold line `line` of a file. `name` is
 * the file's name as compilers spell it. There is one line for each inclusion of the file. */
void source_map_find_lines(struct unit *unit, const char *name, unsigned line, source_map_lines *lines);

/* The inclusion whose text holds the point; NULL if the point is in the unit's own file. */
const struct inclusion *source_map_inclusion(const struct unit *unit, const struct point *point);

/* The file in which the call is written, as compilers spell it. */
const char *source_map_file(const struct unit *unit, const struct point *point);

/* The place of the point by #line directives (C17 6.10.4: the presumed line and name of the source file), which is where debuggers
 * look for it: in the grammar of a generated parser, say. `file` is as the directive spells it. Returns false if it is
 * the one in the file itself, which blocks and memory accesses always have. */
bool source_map_presumed(const struct unit *unit, const struct point *point, const char **file, unsigned *line);

/* To be called after the front end has analysed the source. The points then have lines and columns of the source; they
 * get those of the files in which they are written. A call that came from a macro gets the position of the
 * invocation. */
void source_map_correct_points(struct unit *unit);

/* The same for other positions: lines and columns, both from 1, which are changed in place. */
struct source_map_position {
    unsigned *line, *column; /* column NULL: the first one */
};
void source_map_correct_positions(struct unit *unit, const struct source_map_position *positions, size_t n);

#endif
