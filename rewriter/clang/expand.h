/* The station between reading and finding: calls that come out of macros become text that can be rewritten.
 *
 * An invocation that holds a selected call is replaced by what the real compiler's preprocessor makes of it, on the same lines. Nothing is assumed
 * about macros: the preprocessor's output for the new text must be, token for token, what it is for the original, else the invocation stays
 * as it is. __LINE__, __FILE__, # and ## are then behind us, and an argument that is used twice is two calls, as it always was. */
#ifndef EXPAND_H
#define EXPAND_H

#include "lex.h"
#include "request.h"

/* unit->points come from a first look of the front end; `source` are the tokens of unit->source. True: unit->source is another text now, with
 * unit->expansions, and wants a second look. False: nothing was changed. */
bool expand_macros(struct unit *unit, const struct tokens *source, const struct rewrite_request *request);

#endif
