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

#include "request.h"

/* unit->points come from a first look of the front end. Returns true if unit->original (and source) were replaced by
 * a new text, with unit->inclusions and unit->stretches, which needs a second look. Otherwise nothing was changed. */
bool include_headers(struct unit *unit, const struct rewrite_request *request);

#endif
