#define _GNU_SOURCE 1 /* pipe2 */
#include "supervise.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena.h"
#include "interrupt.h"
#include "log.h"

/* Signals that `kill` sends to this process are forwarded to the program. Those that the terminal sends to the whole
 * foreground process group reach the program directly. */
static const int forwarded[] = { SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGWINCH };
enum { N_FORWARDED = sizeof forwarded / sizeof *forwarded };

static volatile pid_t child; /* 0: none */

static void forward(int signal, siginfo_t *info, void *context)
{
    (void)context;
    int error = errno;
    if (child > 0 && info->si_code <= 0) /* SI_USER, SI_QUEUE ...: sent by a process, not by the kernel */
        kill(child, signal);
    errno = error;
}

static void install(struct sigaction *previous)
{
    struct sigaction action = { .sa_sigaction = forward, .sa_flags = SA_SIGINFO | SA_RESTART };
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < N_FORWARDED; i++) {
        sigaction(forwarded[i], NULL, &previous[i]);
        if (previous[i].sa_handler != SIG_IGN) /* ignored already (by nohup, for example): both processes ignore it */
            sigaction(forwarded[i], &action, NULL);
    }
}

static void restore(const struct sigaction *previous)
{
    for (size_t i = 0; i < N_FORWARDED; i++)
        sigaction(forwarded[i], &previous[i], NULL);
}

/* Runs in the child: executes the program, or sends errno to the parent through the pipe. */
static _Noreturn void become(char **argv, int report, const sigset_t *mask, const struct sigaction *previous)
{
    restore(previous);
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(argv[0], argv);
    int error = errno;
    while (write(report, &error, sizeof error) < 0 && errno == EINTR)
        ;
    _exit(SUPERVISE_NOT_FOUND);
}

/* Waits for the program. If it is stopped, this process stops too, so that the shell notices; when this process is
 * continued, it continues the program. */
static int wait_for(pid_t pid)
{
    int status;
    for (;;) {
        if (waitpid(pid, &status, WUNTRACED) < 0) {
            if (errno != EINTR)
                return 1;
        } else if (WIFSTOPPED(status)) {
            raise(SIGSTOP);
            kill(pid, SIGCONT);
        } else {
            return WIFSIGNALED(status) ? SUPERVISE_SIGNALED + WTERMSIG(status) : WEXITSTATUS(status);
        }
    }
}

static int status_of(int error)
{
    return error == ENOENT || error == ENOTDIR ? SUPERVISE_NOT_FOUND : SUPERVISE_NOT_EXECUTABLE;
}

int supervise_run(char **argv, int *error)
{
    int report[2];
    *error = 0;
    if (pipe2(report, O_CLOEXEC) != 0) {
        *error = errno;
        return SUPERVISE_NOT_EXECUTABLE;
    }
    /* Block signals until the process to forward them to is known. */
    sigset_t all, mask;
    struct sigaction previous[N_FORWARDED];
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &mask);
    install(previous);
    pid_t pid = fork();
    if (pid == 0)
        become(argv, report[1], &mask, previous);
    *error = pid < 0 ? errno : 0;
    child = pid;
    sigprocmask(SIG_SETMASK, &mask, NULL);
    close(report[1]);

    int failure, status = SUPERVISE_NOT_EXECUTABLE;
    if (pid > 0) {
        ssize_t length;
        while ((length = read(report[0], &failure, sizeof failure)) < 0 && errno == EINTR)
            ;
        if (length == sizeof failure)
            *error = failure;
        status = wait_for(pid);
        if (*error)
            status = status_of(*error);
    }
    close(report[0]);
    child = 0;
    restore(previous);
    return status;
}

void supervise_complain(const char *program, int error)
{
    errno = error;
    if (error == ENOENT)
        log_error("%s: not found", program);
    else
        log_errno("%s: cannot be run", program);
}

/* Looks where execvp does. Returns errno, or 0. */
static int find(struct arena *arena, const char *program)
{
    const char *at = getenv("PATH");
    int error = ENOENT;
    if (strchr(program, '/'))
        return access(program, X_OK) == 0 ? 0 : errno;
    for (at = at ? at : "/bin:/usr/bin"; at; at = *at ? at + 1 : NULL) {
        size_t length = strcspn(at, ":");
        if (access(arena_printf(arena, "%.*s%s%s", (int)length, at, length ? "/" : "", program), X_OK) == 0)
            return 0;
        error = errno == EACCES ? EACCES : error;
        at += length;
    }
    return error;
}

int supervise_look_for(const char *program)
{
    struct arena arena = { 0 };
    int error = find(&arena, program);
    arena_release(&arena);
    if (error)
        supervise_complain(program, error);
    return error ? status_of(error) : 0;
}

bool supervise_was_told_to_end(int status)
{
    return status == SUPERVISE_SIGNALED + SIGINT || status == SUPERVISE_SIGNALED + SIGTERM || interrupt_came();
}
