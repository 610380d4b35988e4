/* What commands share: options, and opening the trace that they are given. */
#ifndef COMMAND_H
#define COMMAND_H

#include "filter.h"
#include "options.h"
#include "reader.h"
#include "str.h"

/* Options that several commands have: groups for their tables. */
extern const struct option_row command_config_rows[]; /* -c, --config: a const char * */
extern const struct option_row command_filter_rows[]; /* --where, --thread, --from and --to: a struct filter_options */
extern const struct option_row command_ship_rows[];   /* --collector, --token-file, --ca-file: a struct ship_options */

struct filter_options {
    struct filter filter;
    struct str words; /* what the filter lets through; its arena is set before the options are read */
};

/* Reads the command line of a command of exactly one trace, as options_read. */
int command_trace(const struct command *command, int argc, char **argv, void *options, const char **trace);
/* The same for the number of one process. */
int command_process(const struct command *command, int argc, char **argv, void *options, uint32_t *pid);

/* Standard output, if it is a terminal: does it take colour (NO_COLOR), how many columns has it? Else false and 0. */
void command_look_at_terminal(bool *colour, size_t *width);

/* Opens the trace at `path`. STATUS_DONE, or another status after a message. */
int command_open(struct trace *trace, struct arena *arena, const char *path);
/* Prints the problems that have been found since the last call with the same *printed (0 at first), a few of each
 * file. */
void command_print_problems(const struct trace *trace, size_t *printed);
/* The status to end with when everything has been read: a trace of which nothing could be read is a failure. */
int command_status(const struct trace *trace, uint64_t n_events);

#endif
