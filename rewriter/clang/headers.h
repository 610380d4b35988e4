/* The station that brings the text of included files into the unit, so that calls in headers become calls like any
 * other.
 *
 * The #include of a file that holds selected calls is replaced by the text of the file, between linemarkers, and so
 * are the #includes on the way to it. Each inclusion has its own text: a file that is included twice with different
 * macros may differ. Nothing is assumed about search paths, guards or pragmas: the real compiler tells which file
 * each directive brings in, and its preprocessor's output for the new text must have the same tokens on the same
 * lines of the same files as for the original. A file for which that fails stays an #include. docs/headers.md has the
 * rules. */
#ifndef HEADERS_H
#define HEADERS_H

#include "likely.h"
#include "request.h"

/* unit->points come from a first look of the front end. Returns true if unit->original (and source) were replaced by
 * a new text, with unit->inclusions and unit->stretches, which needs a second look. Otherwise nothing was changed. */
bool include_headers(struct unit *unit, const struct rewrite_request *request);
/* The same before any look, for files that are likely to hold selected calls, and those that a look has asked for. Sets what `likely`
 * says of the text at hand: its macros, and which headers were tried. Returns false, with nothing changed, if the compiler cannot
 * preprocess the unit. */
bool include_likely_headers(struct unit *unit, const struct rewrite_request *request, struct likely *likely);
/* Adds to likely->headers, after a look, the files with points that were not tried. Returns whether there are any. */
bool headers_hold_new_points(const struct unit *unit, const struct rewrite_request *request, struct likely *likely);

#endif
