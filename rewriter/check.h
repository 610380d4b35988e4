/* The check after rewriting: undoing the edits must give back the source. If it doesn't, weft has a bug, and the file
 * is left as it is. */
#ifndef CHECK_H
#define CHECK_H

#include "edit.h"

/* Checks that every byte of the source was copied exactly once, and that the body of the rewritten text, which begins
 * at `body_begin`, has as many lines as the source. Returns NULL, or what is wrong. Sorts edit->segments. */
const char *check_edits(struct edit *edit, uint32_t body_begin);

#endif
