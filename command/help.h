/* Help texts of commands, generated from their tables. */
#ifndef HELP_H
#define HELP_H

#include "option_table.h"
#include "str.h"

/* Returns a word of "weft report [--by KEY] ... TRACE" by its index; 0 is the command's name. Returns NULL after the
 * last one. The words are in `arena`. */
const char *help_usage_word(struct arena *arena, const struct command *command, size_t index);
/* Appends "-o, --output TRACE". */
void help_add_option(struct str *out, const struct option_row *row);
/* Appends what --help prints. */
void help_add(struct str *out, const struct command *command);

void help_print(const struct command *command);       /* to standard output */
void help_print_usage(const struct command *command); /* to standard error, after a message */

#endif
