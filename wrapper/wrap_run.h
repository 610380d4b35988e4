/* Running a compiler: with its stderr captured, or in our place. */
#ifndef WRAP_RUN_H
#define WRAP_RUN_H

#include "str.h"

struct wrap_output {
    int status;          /* of waitpid */
    struct slice errors; /* what it wrote to stderr */
};

/* Runs argv (argv[0] a path, or a name that is found on PATH) and captures its stderr. `input` with text becomes its standard input. SIGINT, SIGTERM
 * and SIGHUP that reach us while it runs are passed on to it. Returns -1 with errno set when it cannot be started. */
int wrap_run_captured(struct arena *arena, const char *const *argv, struct slice input, struct wrap_output *output);
/* The same for its standard output, whole; what it writes to stderr is lost. */
int wrap_run_read(struct arena *arena, const char *const *argv, int *status, struct slice *text);
/* Runs argv with nothing captured. Returns 0, or -1 with errno set when it cannot be started. */
int wrap_run_plain(const char *const *argv, int *status);
/* Runs argv and hands each line of its stderr, as it comes, to `pass`; the lines that this refuses are kept in `output`. Returns 0 or -1 with errno.
 */
int wrap_run_lines(struct arena *arena, const char *const *argv, bool (*pass)(const char *line, size_t length, void *context), void *context,
                   struct wrap_output *output);
/* Becomes argv. Returns only on failure: 127 after a message. */
int wrap_run_instead(const char *const *argv, struct slice input);
/* From now on this process ends by a signal after so much processor time, or ten times as much by the clock: on a busy machine a unit is not given up
 * for having waited. */
void wrap_run_limit(unsigned seconds);
/* Ends as the child ended: by the same signal, else returns its exit status. */
int wrap_run_status(int status);

#endif
