/* Reads a command line by the table of its command. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "option_table.h"

/* What is left of a command line. */
struct operands {
    char **words, **flags; /* in argv; flags: behind -- */
    int count, n_flags;
};

enum { OPTIONS_HELPED = -1 /* in place of a status: help was asked for and printed */ };

/* Reads the command line into `options`. Long names may be cut short as long as they are clear; options and operands
 * may be mixed. STATUS_DONE to go on, else OPTIONS_HELPED, or another status after a message. Operands are moved to
 * the front of argv. */
int options_read(const struct command *command, int argc, char **argv, void *options, struct operands *operands);
/* The exit status for what options_read has returned. */
int options_exit(int status);
/* "weft: TEXT", then the usage. Returns STATUS_USAGE. */
int options_refuse(const struct command *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Could `known` have been meant by `typed`? Then the number of letters that are changed, added or missing is below
 * *least, and becomes that. */
bool options_is_nearer(const char *typed, const char *known, size_t *least);
enum { OPTIONS_FAR = 3 /* for *least at first */ };

#endif
