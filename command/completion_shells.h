/* The scripts of the shells, each in its own file, and what they share. */
#ifndef COMPLETION_SHELLS_H
#define COMPLETION_SHELLS_H

#include "option_table.h"
#include "str.h"

/* Appends "-o --output --force --help": all options of the command, or only those that take a value. */
void completion_add_options(struct str *out, const struct command *command, bool with_value_only);

void completion_add_bash(struct str *out);
void completion_add_zsh(struct str *out);
void completion_add_fish(struct str *out);

#endif
