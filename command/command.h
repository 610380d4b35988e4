/* What the inspector's commands share: their options, and opening the trace that they are given. */
#ifndef COMMAND_H
#define COMMAND_H

#include <getopt.h>

#include "str.h"
#include "filter.h"
#include "reader.h"

/* How a command is called. */
struct command_line {
    const char *name;             /* for "NAME: which trace?" */
    const char *usage;            /* one line, with its end */
    const char *shorts;           /* getopt's short options, ":h" first */
    const struct option *options; /* "help" with the value 'h' among them */
    void (*print_help)(void);     /* what --help prints behind the usage line */
    /* Takes one option; STATUS_DONE, or another status after a message. */
    int (*take)(int option, const char *value, void *options);
};

/* To end with in place of a status: help was asked for and printed. */
enum { COMMAND_HELPED = -1 };

/* Hands each option to `take`. *operand becomes the index of the first word that is no option. STATUS_DONE to go on, else COMMAND_HELPED or
 * STATUS_USAGE. */
int command_options(const struct command_line *line, int argc, char **argv, void *options, int *operand);
/* The same for a command of exactly one trace. */
int command_trace(const struct command_line *line, int argc, char **argv, void *options, const char **trace);
/* The exit status for what the two above have returned. */
int command_exit(int status);

/* --where, --thread, --from and --to, which several commands have: their help, their options, and taking one. */
#define COMMAND_FILTER_HELP                                                                                                                          \
    "  --where CONDITION  only calls for which it holds: NAME=PATTERN, NAME!=PATTERN (names: callee, function, file,\n"                              \
    "                     line, class, thread, program, pid), or duration>TIME; several must all hold\n"                                             \
    "  --thread THREAD    only threads of this tid or name (a pattern)\n"                                                                            \
    "  --from TIME, --to TIME   only what lies between, counted from the first event: 1.5s, 200ms, 10us, 5ns\n"
enum { OPTION_WHERE = 256, OPTION_THREAD, OPTION_FROM, OPTION_TO };
#define COMMAND_FILTER_OPTIONS                                                                                                                       \
    { "where", required_argument, NULL, OPTION_WHERE }, { "thread", required_argument, NULL, OPTION_THREAD },                                        \
        { "from", required_argument, NULL, OPTION_FROM },                                                                                            \
    {                                                                                                                                                \
        "to", required_argument, NULL, OPTION_TO                                                                                                     \
    }
/* `words` gets what was asked for in words (str_printf'ed behind what is there). STATUS_DONE, or STATUS_USAGE after a message. */
int command_take_filter(const char *usage, int option, const char *value, struct filter *filter, struct str *words);

/* "weft: TEXT", then the usage line. Returns STATUS_USAGE. */
int command_bad_usage(const char *usage, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Standard output, if it is a terminal: does it take colour (NO_COLOR), how many columns has it? Else they are false and 0. */
void command_look_at_terminal(bool *colour, size_t *width);

/* Opens the trace at `path`. STATUS_DONE, or another status after a message. */
int command_open(struct trace *trace, struct arena *arena, const char *path);
/* Prints the problems that have been found since the last call with the same *printed (0 at first), a few of each file. */
void command_print_problems(const struct trace *trace, size_t *printed);
/* The status to end with when everything has been read: a trace of which nothing could be read is a failure. */
int command_status(const struct trace *trace, uint64_t n_events);

#endif
