/* Runs a program on behalf of this one: on the same terminal, with signals forwarded. */
#ifndef SUPERVISE_H
#define SUPERVISE_H

#include <stdbool.h>

enum { SUPERVISE_NOT_FOUND = 127, SUPERVISE_NOT_EXECUTABLE = 126, SUPERVISE_SIGNALED = 128 };

/* Runs argv[0] (looked up in PATH), waits for it, and returns its exit status, or SUPERVISE_SIGNALED + signal if a
 * signal ended it. If it couldn't be started, *error is an errno value and the status is the one that a shell would
 * return; else *error is 0. Not thread safe: changes signal handlers.
 */
int supervise_run(char **argv, int *error);
/* Says why a program could not be started: `error` is that of supervise_run. */
void supervise_complain(const char *program, int error);
/* To be asked before anything of an earlier run is put away. Returns 0 if the program is there, else the status that
 * supervise_run would return, after a message. */
int supervise_look_for(const char *program);
/* Whether what ended the program with this status was meant for this process, too: Ctrl-C, or a request to end. */
bool supervise_was_told_to_end(int status);

#endif
