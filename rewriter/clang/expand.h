/* The station between reading and finding: turns calls that come out of macros into text that can be rewritten.
 *
 * An invocation that holds a selected call is replaced by what the real compiler's preprocessor makes of it, on the
 * same lines. Nothing is assumed about macros: unless the preprocessor's output for the new text is, token for token,
 * that for the original, the invocation stays as it is. In an expansion __LINE__, __FILE__, # and ## have had their
 * effect, and an argument that is used twice is two calls, as it always was. */
#ifndef EXPAND_H
#define EXPAND_H

#include "likely.h"
#include "request.h"

/* unit->points come from a first look of the front end; `source` holds the tokens of unit->source. Those of `given_up` stay. Returns true if
 * unit->source was replaced by a new text, with unit->expansions, which needs a second look. Otherwise nothing was
 * changed. */
bool expand_macros(struct unit *unit, const struct tokens *source, const struct rewrite_request *request, const invocation_spans *given_up);
/* Preprocesses `text`, which is to become unit->source, with marks around all uses of macros: likely->marked. The output is that of the
 * text but for the marks, unless a macro makes something else of them. Returns false if that can't be done. */
bool expand_mark(struct unit *unit, const struct rewrite_request *request, struct slice text, struct likely *likely);
bool expand_is_mark(struct slice token);
/* Does what expand_macros does before any look, for what is likely to hold selected calls and for what a look has asked for. Takes
 * likely->marked, or makes it, and sets likely->tried_macros. */
void expand_likely_macros(struct unit *unit, const struct rewrite_request *request, struct likely *likely);
/* Adds the invocations to `given_up` in whose expansions the front end has found errors: it may lack a builtin of the compiler's. Returns
 * false if there is none. */
bool expand_note_errors(const struct unit *unit, invocation_spans *given_up);

#endif
