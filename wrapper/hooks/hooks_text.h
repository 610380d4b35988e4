/* From the assembly of a source that was compiled with -fsanitize=thread to one that records: each call of a hook in a
 * selected function becomes a call into the runtime, with a block of one access in a table behind the text
 * (<weft/memory.h>); the others are taken out. x86-64, in the syntax of AT&T. */
#ifndef HOOKS_TEXT_H
#define HOOKS_TEXT_H

#include "select.h"
#include "str.h"

struct hooks_result {
    const char *source;  /* absolute; as the assembly names it */
    size_t n_functions;  /* that are selected, and have accesses */
    size_t n_accesses;   /* of these */
    const char *why_not; /* NULL, or what is in the text that cannot be turned: then the output is worth nothing */
};

/* `directory`: what names of files are relative to. `stamp`: of the configuration. */
void hooks_turn(struct arena *arena, struct select *select, const char *text, const char *directory, uint64_t stamp, struct str *out,
                struct hooks_result *result);

#endif
