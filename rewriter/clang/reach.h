/* Can a unit hold anything that the configuration selects? That is decided by the words that it spells, without a parse:
 * those of the unit's text and of the headers that may be rewritten, and those that macros of other headers bring in. Not
 * by #if, and a header counts wherever it may be found: the answer may be yes where nothing is selected in the end, but
 * is never no where something would be. docs/wrapper.md says what it is for. */
#ifndef REACH_H
#define REACH_H

#include "call_guess.h"
#include "request.h"

/* If not, the names that the unit calls have been looked up in request->select, so that what it says of similar names holds. */
bool reach_is_possible(struct arena *arena, const struct rewrite_request *request, bool is_cxx);

/* Can selected calls be in more than the unit's own text as it stands: in headers, in what macros stand for or among their operands? The
 * answer is a guess as that of `guess` is. `tokens`: those of the unit's text. */
bool reach_is_beyond(struct arena *arena, const struct rewrite_request *request, const struct tokens *tokens, const struct call_guess *guess);

/* Is there a template with calls in the texts that may be rewritten, or does a macro make one? A guess, for C++. */
bool reach_has_templates(struct arena *arena, const struct rewrite_request *request);

#endif
