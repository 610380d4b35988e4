/* Which stacks are added up, and what each of them counts: options of export and diff. */
#ifndef STACK_OPTIONS_H
#define STACK_OPTIONS_H

#include "frametree.h"
#include "option_table.h"

struct stack_options {
    bool backtraces;
    const char *weight; /* NULL: not given */
};

extern const struct option_row stack_option_rows[]; /* a group for a struct stack_options */

/* What --weight says. */
enum frame_weight stack_options_weight(const struct stack_options *options);

#endif
