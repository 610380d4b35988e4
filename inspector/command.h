/* What the inspector's commands share: complaints about their options, and opening the trace that they are given. */
#ifndef COMMAND_H
#define COMMAND_H

#include <getopt.h>

#include "reader.h"

/* getopt_long has met something that it does not know (`found` '?' or ':'): says what, then the usage line. Returns STATUS_USAGE. */
int command_bad_option(const char *usage, char **argv, int found);
/* "weft: TEXT", then the usage line. Returns STATUS_USAGE. */
int command_bad_usage(const char *usage, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Opens the trace at `path`. STATUS_DONE, or another status after a message. */
int command_open(struct trace *trace, struct arena *arena, const char *path);
/* Prints the problems that have been found since the last call with the same *printed (0 at first), a few of each file. */
void command_print_problems(const struct trace *trace, size_t *printed);
/* The status to end with when everything has been read: a trace of which nothing could be read is a failure. */
int command_status(const struct trace *trace, uint64_t n_events);

#endif
