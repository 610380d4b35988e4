/* Runs compilers: as a child process, with or without capturing its output, or in place of this process. */
#ifndef WRAP_RUN_H
#define WRAP_RUN_H

#include "str.h"

struct wrap_output {
    int status;          /* as from waitpid */
    struct slice errors; /* its stderr */
};

/* Was it ended from outside: itself, or the compiler that a driver runs, by what the driver says? A compiler that crashes was not. */
bool wrap_run_was_killed(const struct wrap_output *output);

/* Runs argv and captures its stderr. argv[0] is a path or a name to find on PATH. If input.text is not NULL, it
 * becomes the standard input. SIGINT, SIGTERM and SIGHUP are passed on to the child while it runs. Returns -1 with
 * errno set if it cannot be started. */
int wrap_run_captured(struct arena *arena, const char *const *argv, struct slice input, struct wrap_output *output);
/* The same, but captures its standard output. Its stderr is discarded. */
int wrap_run_read(struct arena *arena, const char *const *argv, int *status, struct slice *text);
/* Runs argv without capturing anything. Returns 0, or -1 with errno set if it cannot be started. */
int wrap_run_plain(const char *const *argv, int *status);
/* Runs argv and calls `pass` for each line of its stderr as it arrives. The lines for which it returns false are
 * stored in `output`. Returns 0, or -1 with errno set. */
int wrap_run_lines(struct arena *arena, const char *const *argv, bool (*pass)(const char *line, size_t length, void *context), void *context,
                   struct wrap_output *output);
/* Replaces this process by argv. Returns only on failure: 127, after a message. */
int wrap_run_instead(const char *const *argv, struct slice input);
/* Do messages of what runs here end up on a terminal that shows colours, though the compiler writes them into a pipe? */
bool wrap_run_has_colours(void);
/* Limits this process to so many seconds of processor time, to ten times as many by the clock, and to half of the machine's
 * memory: what the front end makes of a template may be much more than what the compiler makes of it. A signal ends it
 * at the limit. The clock alone would end a process that only waits on a busy machine. */
void wrap_run_limit(unsigned seconds);
/* Ends this process as the child ended, if that was by a signal; otherwise returns its exit status. */
int wrap_run_status(int status);

#endif
