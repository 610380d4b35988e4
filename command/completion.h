/* Generates completion scripts for shells from the tables of options. */
#ifndef COMPLETION_H
#define COMPLETION_H

#include "str.h"

/* Appends the script of `shell`. Returns false if `shell` isn't bash, zsh or fish. */
bool completion_add(struct str *out, const char *shell);

#endif
