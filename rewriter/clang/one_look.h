/* Finding points with one look of the front end. What the first of two looks tells, which headers and macros hold selected calls,
 * can be guessed by words and signs: these are put in place beforehand. The look then shows whether that was enough. Macros that
 * were expanded for nothing are written as they were (edit.h). */
#ifndef ONE_LOOK_H
#define ONE_LOOK_H

#include "lex.h"
#include "request.h"

/* `tokens`: those of unit->source. Adds to `diags` the front end's errors in files that stay an #include. Returns false, with the unit as before but
 * for unit->read, where it takes more than that, or where the front end finds other errors. */
bool one_look(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens, struct diags *diags);

#endif
