/* Reads a command line according to the table of its command. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "option_table.h"

/* The words of a command line that aren't options. */
struct operands {
    char **words, **flags; /* point into argv; flags: the words after -- */
    int count, n_flags;
};

enum { OPTIONS_HELPED = -1 /* returned in place of a status: help was requested and printed */ };

/* Reads the command line into `options`. Long names may be abbreviated if that is unambiguous; options and operands
 * may be mixed. Moves the operands to the front of argv. Returns STATUS_DONE to continue, OPTIONS_HELPED, or another
 * status after printing a message. */
int options_read(const struct command *command, int argc, char **argv, void *options, struct operands *operands);
/* Returns the exit status for a result of options_read. */
int options_exit(int status);
/* Prints "weft: TEXT" and the usage. Returns STATUS_USAGE. */
int options_refuse(const struct command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* For `take` in a table: the value as a number of rows, and as a percentage (0 to `most`; the % may be left out), which
 * looks like `example`. Returns a status, after printing a message if the value is something else. */
int options_take_rows(const struct option_use *use, size_t *rows);
int options_take_port(const struct option_use *use, unsigned *port);
int options_take_percent(const struct option_use *use, double most, const char *example, double *percent);

/* Returns whether `typed` may be a misspelling of `known`: whether the number of changed, added and missing letters is
 * below *least. If so, sets *least to that number. */
bool options_is_nearer(const char *typed, const char *known, size_t *least);
enum { OPTIONS_FAR = 3 /* the initial value of *least */ };

#endif
