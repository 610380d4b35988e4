/* What a command prints about itself, from its table. */
#ifndef HELP_H
#define HELP_H

#include "option_table.h"
#include "str.h"

/* The words of "weft report [--by KEY] ... TRACE" by number, the command's name first; NULL behind the last. They are
 * in `arena`. */
const char *help_usage_word(struct arena *arena, const struct command *command, size_t index);
/* "-o, --output TRACE" */
void help_add_option(struct str *out, const struct option_row *row);
/* What --help prints. */
void help_add(struct str *out, const struct command *command);

void help_print(const struct command *command);       /* on standard output */
void help_print_usage(const struct command *command); /* on standard error, behind a message */

#endif
