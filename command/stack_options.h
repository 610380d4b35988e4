/* Which stacks are added up, and what each of them counts: options of export and diff. */
#ifndef STACK_OPTIONS_H
#define STACK_OPTIONS_H

#include "frametree.h"
#include "option_table.h"
#include "options.h"

struct stack_options {
    bool backtraces, no_backtraces; /* as given; neither: where there are any */
    const char *weight;             /* NULL: not given */
};

extern const struct option_row stack_option_rows[]; /* a group for a struct stack_options */

/* Whether stacks are backtraces, for a trace that has any or has none. */
bool stack_options_backtraces(const struct stack_options *options, bool has_any);
/* Refuses what does not go together, with a message for `command`. Returns STATUS_DONE, or the exit status. */
int stack_options_check(const struct command *command, const struct stack_options *options);
/* What --weight says. */
enum frame_weight stack_options_weight(const struct stack_options *options);

#endif
