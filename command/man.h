/* Man pages, from the tables. */
#ifndef MAN_H
#define MAN_H

#include "option_table.h"
#include "str.h"

/* weft-NAME(1); for a command that has no page of its own, the line that refers to the other. */
void man_add(struct str *out, const struct command *command);
/* weft(1) */
void man_add_overview(struct str *out);

#endif
