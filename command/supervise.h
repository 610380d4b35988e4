/* Runs a program in the place of this one: same terminal, signals passed through. */
#ifndef SUPERVISE_H
#define SUPERVISE_H

enum { SUPERVISE_NOT_FOUND = 127, SUPERVISE_NOT_EXECUTABLE = 126, SUPERVISE_SIGNALED = 128 };

/* Runs argv[0] (looked up in PATH), waits for it, and returns its exit status: SUPERVISE_SIGNALED + signal when a
 * signal ended it. If it could not be started, the status is that of a shell and *error is an errno value; else
 * *error is 0. Not thread safe: changes signal handlers.
 */
int supervise_run(char **argv, int *error);

#endif
