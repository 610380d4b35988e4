/* Completions of the command line, from the tables: a script for each shell. */
#ifndef COMPLETION_H
#define COMPLETION_H

#include "str.h"

/* False if `shell` is none of bash, zsh and fish. */
bool completion_add(struct str *out, const char *shell);

#endif
