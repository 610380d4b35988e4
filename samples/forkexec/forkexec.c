/* Forks workers, each of which counts primes in a range of its own or has a helper program do it, and waits for them.
 *
 * The results come back through pipes and are printed in the order of the workers.
 * usage: forkexec [DIRECTORY_OF_HELPER]
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "primes.h"

enum { N_WORKERS = 4, RANGE = 20000 };

struct worker {
    pid_t pid;
    int result; /* read end of its pipe */
};

static void run_helper(const char *directory, unsigned begin, unsigned end)
{
    char path[4096], first[16], last[16];
    snprintf(path, sizeof path, "%s/helper", directory);
    snprintf(first, sizeof first, "%u", begin);
    snprintf(last, sizeof last, "%u", end);
    char *arguments[] = { path, first, last, NULL };
    execv(path, arguments);
    perror(path);
    _exit(127);
}

/* Never returns in the child. */
static struct worker start_worker(const char *directory, unsigned number)
{
    int ends[2];
    unsigned begin = number * RANGE, end = begin + RANGE;
    if (pipe(ends) != 0)
        abort();
    pid_t pid = fork();
    if (pid < 0)
        abort();
    if (pid > 0) {
        close(ends[1]);
        return (struct worker) { pid, ends[0] };
    }
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    if (number % 2 == 1)
        run_helper(directory, begin, end);
    printf("%u\n", count_primes(begin, end));
    exit(0);
}

static int finish_worker(const struct worker *worker, unsigned number)
{
    char text[32] = "";
    int status;
    FILE *result = fdopen(worker->result, "r");
    if (!result || !fgets(text, sizeof text, result))
        text[0] = 0;
    if (result)
        fclose(result);
    if (waitpid(worker->pid, &status, 0) != worker->pid || status != 0 || !text[0]) {
        fprintf(stderr, "worker %u failed\n", number);
        return 1;
    }
    printf("worker %u (%s): %s", number, number % 2 ? "helper" : "fork", text);
    return 0;
}

int main(int argc, char **argv)
{
    struct worker workers[N_WORKERS];
    int status = 0;
    for (unsigned i = 0; i < N_WORKERS; i++)
        workers[i] = start_worker(argc > 1 ? argv[1] : ".", i);
    for (unsigned i = 0; i < N_WORKERS; i++)
        status |= finish_worker(&workers[i], i);
    return status;
}
