/* weft run --tool: which libraries the program loads. */
#ifndef TOOL_OPTIONS_H
#define TOOL_OPTIONS_H

#include "arena.h"
#include "option_table.h"
#include "vec.h"

struct tool_options {
    struct arena *arena;     /* of the words */
    VEC(const char *) words; /* FILE[=OPTIONS], in the order of the command line */
};

extern const struct option_row tool_option_rows[];

/* Puts them into the environment, behind those that are there. Returns STATUS_DONE, or another status after a message. */
int tool_options_announce(struct arena *arena, const struct tool_options *options);

#endif
