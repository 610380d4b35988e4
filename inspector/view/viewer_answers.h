/* Answers of the page's requests. Not thread safe: the index keeps blocks that it has read. */
#ifndef VIEWER_ANSWERS_H
#define VIEWER_ANSWERS_H

#include "str.h"
#include "viewed.h"

/* Adds the JSON that answers a request, a line of words divided by tabs (docs/view-index.md); {"error": "..."} if it is
 * none, or if the trace has changed. */
void viewer_answer(struct viewed *viewed, const char *request, struct str *out);

#endif
