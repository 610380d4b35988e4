/* Man pages, generated from the tables. */
#ifndef MAN_H
#define MAN_H

#include "option_table.h"
#include "str.h"

/* Appends weft-NAME(1). For a command without its own page, that is a reference to another page. */
void man_add(struct str *out, const struct command *command);
/* Appends weft(1). */
void man_add_overview(struct str *out);

#endif
