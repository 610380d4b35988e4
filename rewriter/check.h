/* The check between rewrite and emit: undoing the edits gives back the original. */
#ifndef CHECK_H
#define CHECK_H

#include "edit.h"

/* NULL when every byte of the source was copied exactly once and the lines kept their number; else what is wrong. Sorts edit->segments. */
const char *check_edits(struct edit *edit, uint32_t body_begin);

#endif
