/* Code that commands share: options, and opening a trace. */
#ifndef COMMAND_H
#define COMMAND_H

#include "filter.h"
#include "options.h"
#include "reader.h"
#include "str.h"

/* Options of several commands, as groups for their tables. The comment names the type that a group fills in. */
extern const struct option_row command_config_rows[]; /* -c, --config: a const char * */
extern const struct option_row command_filter_rows[]; /* --where, --thread, --from and --to: a struct filter_options */
extern const struct option_row command_ship_rows[];   /* --collector, --token-file, --ca-file: a struct ship_options */

struct filter_options {
    struct filter filter;
    struct str words; /* describes what passes the filter; set its arena before reading the options */
};

/* Like options_read, for a command that takes exactly one trace. */
int command_trace(const struct command *command, int argc, char **argv, void *options, const char **trace);
/* Like options_read, for a command that takes exactly one process id. */
int command_process(const struct command *command, int argc, char **argv, void *options, uint32_t *pid);
/* snapshot_find, with a message where there is none. */
size_t command_find_process(struct arena *arena, uint32_t pid, const char ***directories);

/* Sets *colour to whether to use colour on standard output (see NO_COLOR), and *width to its columns. Sets false and 0
 * if standard output isn't a terminal. */
void command_look_at_terminal(bool *colour, size_t *width);

/* Writes to standard output. Returns STATUS_DONE, also if the reader has stopped reading, or STATUS_FAILURE after a message. */
int command_print(const char *text, size_t length);

/* Opens the trace at `path`. Returns STATUS_DONE, or another status after printing a message. */
int command_open(struct trace *trace, struct arena *arena, const char *path);
/* The same, and checks the filter's classes, which only the trace knows. */
int command_open_filtered(struct trace *trace, struct arena *arena, const char *path, const struct filter *filter);
/* A pattern of names as one of fnmatch(3): names may hold a [, as that of an operator, so only * and ? have a meaning. */
const char *command_name_pattern(struct arena *arena, struct slice pattern);

/* Says what the program was told to leave out as it ran, if anything: for commands whose output does not say it. */
void command_say_filter(const struct trace *trace);
/* Prints the problems found since the last call with the same *printed (initially 0), but only a few for each
 * file. */
void command_print_problems(const struct trace *trace, size_t *printed);
/* Returns the exit status after everything has been read: a failure if nothing could be read from the trace. */
int command_status(const struct trace *trace, uint64_t n_events);

#endif
