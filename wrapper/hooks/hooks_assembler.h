/* The assembler that compilers call in the place of theirs while "memory" entries want hooks: a link "as" to weft-compile,
 * in a directory that a compiler is given by -B. */
#ifndef HOOKS_ASSEMBLER_H
#define HOOKS_ASSEMBLER_H

#include "config.h"
#include "str.h"

#define HOOKS_ASSEMBLER "as"

/* The environment of a compiler: the real assembler, the configuration, and the file that gets a report. */
#define HOOKS_ENV_REAL "WEFT_HOOKS_AS"
#define HOOKS_ENV_CONFIG "WEFT_HOOKS_CONFIG"
#define HOOKS_ENV_REPORT "WEFT_HOOKS_REPORT"

/* Turns the text of an assembly. `report`: a line "hooked ACCESSES FUNCTIONS SOURCE" and one "used-by-hooks CONFIG-HASH
 * PROBE... SOURCE", or "why-not REASON". Returns NULL if there are no hooks in it. */
const char *hooks_turn_all(struct arena *arena, const struct config *config, const char *text, size_t *length, const char **report);

/* Turns the assembly that the words name, and runs the real assembler with what it has become. The lines of the report are
 * added to the file. Returns an exit status, unless that assembler takes the place of this process. */
int hooks_assemble(char **words);

#endif
