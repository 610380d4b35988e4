#include "pager.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t pager; /* 0: no pager is running */

static bool fits(size_t n_lines)
{
    struct winsize size;
    return n_lines != SIZE_MAX && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && n_lines < size.ws_row;
}

/* Returns the pager's command line, or NULL if the user wants none. */
static const char *command(void)
{
    static const char *const names[] = { "WEFT_PAGER", "PAGER" };
    for (size_t i = 0; i < 2; i++) {
        const char *value = getenv(names[i]);
        if (value)
            return *value && strcmp(value, "cat") != 0 ? value : NULL;
    }
    return "less";
}

void pager_start(size_t n_lines)
{
    int ends[2];
    char *wanted = command() ? strdup(command()) : NULL; /* a copy: setenv below may invalidate getenv's result */
    if (!isatty(STDOUT_FILENO) || !wanted || fits(n_lines) || pipe(ends) != 0)
        goto out;
    fflush(stdout);
    pager = fork();
    if (pager == 0) {
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        close(ends[1]);
        setenv("LESS", "FRX", 0); /* exit if the text fits, show colours, don't clear the screen */
        execl("/bin/sh", "sh", "-c", wanted, (char *)NULL);
        _exit(127);
    }
    if (pager > 0) {
        dup2(ends[1], STDOUT_FILENO);
        signal(SIGPIPE, SIG_IGN); /* leaving the pager early isn't an error (EPIPE) */
        signal(SIGINT, SIG_IGN);  /* Ctrl-C is meant for the pager */
    } else {
        pager = 0;
    }
    close(ends[0]);
    close(ends[1]);
out:
    free(wanted);
}

void pager_finish(void)
{
    if (pager == 0)
        return;
    fflush(stdout);
    close(STDOUT_FILENO);
    while (waitpid(pager, NULL, 0) < 0 && errno == EINTR)
        ;
    pager = 0;
}
