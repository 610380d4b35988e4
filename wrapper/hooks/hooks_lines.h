/* Lines of assembly in the syntax of AT&T. */
#ifndef HOOKS_LINES_H
#define HOOKS_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "str.h"

/* Moves *at behind the next line. False: there is none. */
bool line_take(const char **at, struct slice *line);

bool line_begins(struct slice line, const char *word);
struct slice line_behind(struct slice line, size_t n); /* without the first n bytes */
struct slice line_trimmed(struct slice line);          /* without blanks in front */
size_t line_symbol_length(const char *text);           /* of the symbol at the text's begin; 0: none is there */

/* "call foo@PLT", "jmp foo", "call *foo@GOTPCREL(%rip)": the symbol; empty: it is called in another way. `*way`: "call",
 * "jmp", or NULL for other lines. */
struct slice line_called(struct slice line, const char **way);

/* Labels of debugging information and unwinding are no targets of jumps. */
bool line_is_target(struct slice label);

#endif
