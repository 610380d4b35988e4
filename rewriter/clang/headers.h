/* The station that brings the text of included files into the unit, so that calls in headers are calls like any other.
 *
 * The #include of a file that holds selected calls is replaced by the file's text between linemarkers, and so are those on the way to it. Each
 * inclusion has its own text, so a file that is included twice with other macros is twice what it is. Nothing is assumed about search paths, guards
 * or pragmas: the real compiler tells which file each directive has brought in, and its preprocessor's output for the new text must have the same
 * tokens on the same lines of the same files as for the original; a file at which that fails stays an #include. docs/headers.md has the rules. */
#ifndef HEADERS_H
#define HEADERS_H

#include "request.h"

/* unit->points come from a first look of the front end. True: unit->original (and source) is another text now, with unit->inclusions and
 * unit->stretches, and wants a second look; unit->points holds those whose macro invocations lie in the new text, their `expansion` moved to where it
 * stands there. False: nothing was changed. */
bool include_headers(struct unit *unit, const struct rewrite_request *request);

#endif
