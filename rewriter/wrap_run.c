#define _GNU_SOURCE 1 /* memfd_create */
#include "wrap_run.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fs.h"
#include "log.h"

static volatile sig_atomic_t running; /* the child that signals are passed on to */

static void pass_on(int number)
{
    if (running > 0)
        kill((pid_t)running, number);
}

static int write_all(int file, struct slice text)
{
    for (size_t done = 0; done < text.length;) {
        ssize_t n = write(file, text.text + done, text.length - done);
        if (n < 0 && errno != EINTR)
            return -1;
        done += n > 0 ? (size_t)n : 0;
    }
    return 0;
}

/* Makes `text` what standard input reads: we have already read the real one. */
static int replace_input(struct slice text)
{
    int file = text.text ? memfd_create("stdin", MFD_CLOEXEC) : -1;
    if (!text.text)
        return 0;
    if (file < 0 || write_all(file, text) != 0 || lseek(file, 0, SEEK_SET) != 0 || dup2(file, 0) != 0)
        return -1;
    close(file);
    return 0;
}

int wrap_run_captured(struct arena *arena, const char *const *argv, struct slice input, struct wrap_output *output)
{
    static const int passed[] = { SIGINT, SIGTERM, SIGHUP };
    struct sigaction old[3], action = { .sa_handler = pass_on, .sa_flags = SA_RESTART };
    int errors = memfd_create("stderr", MFD_CLOEXEC), result = -1;
    if (errors < 0)
        return -1;
    for (int i = 0; i < 3; i++) {
        sigaction(passed[i], NULL, &old[i]);
        if (old[i].sa_handler != SIG_IGN)
            sigaction(passed[i], &action, NULL);
    }
    pid_t child = fork();
    if (child == 0) {
        for (int i = 0; i < 3; i++)
            sigaction(passed[i], &old[i], NULL);
        dup2(errors, 2);
        if (replace_input(input) == 0)
            execv(argv[0], (char *const *)argv);
        _exit(127);
    }
    if (child > 0) {
        running = child;
        while ((result = waitpid(child, &output->status, 0)) < 0 && errno == EINTR)
            ;
        running = 0;
    }
    for (int i = 0; i < 3; i++)
        sigaction(passed[i], &old[i], NULL);
    if (result > 0)
        result = fs_read(arena, arena_printf(arena, "/proc/self/fd/%d", errors), 0, &output->errors);
    close(errors);
    return result;
}

int wrap_run_instead(const char *const *argv, struct slice input)
{
    if (replace_input(input) == 0)
        execv(argv[0], (char *const *)argv);
    log_errno("cannot run %s", argv[0]);
    return 127;
}

int wrap_run_status(int status)
{
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
        return 128 + WTERMSIG(status);
    }
    return WEXITSTATUS(status);
}
