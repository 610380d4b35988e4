/* Completions of the command line, from the tables: a script for each shell. */
#ifndef COMPLETION_H
#define COMPLETION_H

#include "option_table.h"
#include "str.h"

/* False if `shell` is none of bash, zsh and fish. */
bool completion_add(struct str *out, const char *shell);

/* "-o --output --force --help": all of the command's options, or those that take a value. */
void completion_add_options(struct str *out, const struct command *command, bool with_value_only);

/* A file each. */
void completion_add_bash(struct str *out);
void completion_add_zsh(struct str *out);
void completion_add_fish(struct str *out);

#endif
