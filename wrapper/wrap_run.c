#define _GNU_SOURCE 1 /* memfd_create */
#include "wrap_run.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "fs.h"
#include "log.h"

static volatile sig_atomic_t running; /* the child that gets our signals */

static void pass_on(int number)
{
    if (running > 0)
        kill((pid_t)running, number);
}

/* Makes `text` the standard input, because weft has already read the real one. */
static int replace_input(struct slice text)
{
    if (!text.text)
        return 0;
    int file = fs_hold(text.text, text.length);
    if (file < 0 || dup2(file, 0) != 0)
        return -1;
    close(file);
    return 0;
}

static const int passed[] = { SIGINT, SIGTERM, SIGHUP };
enum { N_PASSED = sizeof passed / sizeof *passed };

static void pass_signals_on(struct sigaction *old)
{
    struct sigaction action = { .sa_handler = pass_on, .sa_flags = SA_RESTART };
    for (int i = 0; i < N_PASSED; i++) {
        sigaction(passed[i], NULL, &old[i]);
        if (old[i].sa_handler != SIG_IGN)
            sigaction(passed[i], &action, NULL);
    }
}

static void put_signals_back(const struct sigaction *old)
{
    for (int i = 0; i < N_PASSED; i++)
        sigaction(passed[i], &old[i], NULL);
}

static int wait_for(pid_t child, int *status)
{
    int result;
    while ((result = waitpid(child, status, 0)) < 0 && errno == EINTR)
        ;
    running = 0;
    return result;
}

/* Starts argv; `file` replaces the descriptor `replaced` (-1: none). */
static pid_t start(const char *const *argv, struct slice input, int file, int replaced, const struct sigaction *old)
{
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        child_ends_with(parent);
        put_signals_back(old);
        if (replaced >= 0)
            dup2(file, replaced);
        if (replaced == STDOUT_FILENO)
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
        if (replace_input(input) == 0)
            execvp(argv[0], (char *const *)argv);
        _exit(127);
    }
    if (child > 0)
        running = child;
    return child;
}

/* Runs argv and captures everything that it writes to the descriptor `captured`. */
static int run_into_memory(struct arena *arena, const char *const *argv, struct slice input, int captured, int *status, struct slice *text)
{
    struct sigaction old[N_PASSED];
    int file = memfd_create("captured", MFD_CLOEXEC), result = -1;
    if (file < 0)
        return -1;
    pass_signals_on(old);
    pid_t child = start(argv, input, file, captured, old);
    if (child > 0)
        result = wait_for(child, status);
    put_signals_back(old);
    if (result > 0)
        result = fs_read(arena, arena_printf(arena, "/proc/self/fd/%d", file), 0, text);
    close(file);
    return result;
}

bool wrap_run_was_killed(const struct wrap_output *output)
{
    static const char *const said[] = { "Killed signal terminated program", "Terminated signal terminated program",
                                        "unable to execute command: Killed", "unable to execute command: Terminated" };
    bool was = WIFSIGNALED(output->status);
    for (size_t i = 0; !was && output->status != 0 && i < sizeof said / sizeof *said; i++)
        was = output->errors.text && memmem(output->errors.text, output->errors.length, said[i], strlen(said[i])) != NULL;
    return was;
}

int wrap_run_captured(struct arena *arena, const char *const *argv, struct slice input, struct wrap_output *output)
{
    return run_into_memory(arena, argv, input, STDERR_FILENO, &output->status, &output->errors);
}

int wrap_run_read(struct arena *arena, const char *const *argv, int *status, struct slice *text)
{
    return run_into_memory(arena, argv, (struct slice){ 0 }, STDOUT_FILENO, status, text);
}

int wrap_run_plain(const char *const *argv, int *status)
{
    struct sigaction old[N_PASSED];
    pass_signals_on(old);
    pid_t child = start(argv, (struct slice){ 0 }, -1, -1, old);
    int result = child > 0 ? wait_for(child, status) : -1;
    put_signals_back(old);
    return result > 0 ? 0 : -1;
}

/* Calls `pass` for each line and collects the lines for which it returns false. */
static void read_lines(FILE *file, bool (*pass)(const char *, size_t, void *), void *context, struct str *kept)
{
    char *line = NULL;
    size_t capacity = 0;
    for (ssize_t length; (length = getline(&line, &capacity, file)) > 0;)
        if (!pass(line, (size_t)length, context))
            str_add_bytes(kept, line, (size_t)length);
    free(line);
}

int wrap_run_lines(struct arena *arena, const char *const *argv, bool (*pass)(const char *, size_t, void *), void *context,
                   struct wrap_output *output)
{
    struct sigaction old[N_PASSED];
    struct str kept = { .arena = arena };
    int ends[2], result = -1;
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    FILE *file = fdopen(ends[0], "r");
    pass_signals_on(old);
    pid_t child = file ? start(argv, (struct slice){ 0 }, ends[1], STDERR_FILENO, old) : -1;
    close(ends[1]);
    if (child > 0) {
        read_lines(file, pass, context, &kept);
        result = wait_for(child, &output->status);
    }
    put_signals_back(old);
    file ? fclose(file) : close(ends[0]);
    output->errors = (struct slice){ kept.text ? kept.text : "", kept.length };
    return result > 0 ? 0 : -1;
}

int wrap_run_instead(const char *const *argv, struct slice input)
{
    if (replace_input(input) == 0)
        execvp(argv[0], (char *const *)argv);
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

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { CAN_LIMIT_MEMORY = false }; /* sanitizers reserve more than any machine has */
#else
enum { CAN_LIMIT_MEMORY = true };
#endif

/* Half of the machine's memory, and 4 GiB at least. A lower limit that somebody has set stays. */
static void limit_memory(void)
{
    struct rlimit limit;
    rlim_t half = (rlim_t)sysconf(_SC_PHYS_PAGES) / 2 * (rlim_t)sysconf(_SC_PAGESIZE), least = (rlim_t)4 << 30;
    if (!CAN_LIMIT_MEMORY || getrlimit(RLIMIT_AS, &limit) != 0)
        return;
    rlim_t wanted = half > least ? half : least;
    if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= wanted)
        return;
    limit.rlim_cur = wanted;
    if (setrlimit(RLIMIT_AS, &limit) != 0)
        log_debug("cannot limit memory: %s", strerror(errno));
}

bool wrap_run_has_colours(void)
{
    const char *terminal = getenv("TERM");
    return isatty(STDERR_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

void wrap_run_limit(unsigned seconds)
{
    limit_memory();
    struct rlimit limit = { seconds, seconds + 1 };
    if (setrlimit(RLIMIT_CPU, &limit) != 0)
        log_debug("cannot limit processor time: %s", strerror(errno));
    alarm(10 * seconds);
}
