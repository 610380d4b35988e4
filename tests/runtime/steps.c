/* A signal handler comes between any two instructions of the probes, and records so much that the packet's turn comes again in
 * which they are about to store. By single steps (x86-64), each in a process of its own. Prints how many steps there are.
 * usage: steps CALLS [fork]    CALLS: that the handler records. fork: it makes a child, which goes on at once */
#define _GNU_SOURCE 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { TRAP = 0x100, BEFORE = 3000 /* 48,000 bytes: the second chunk of the first of two packets */ };
static int step, at, meanwhile, forks;

static void record(int n)
{
    for (int i = 0; i < n; i++) {
        weft_begin(WEFT_SITE(0));
        weft_end(WEFT_SITE(0));
    }
}

static void handler(int number, siginfo_t *info, void *context)
{
    (void)number, (void)info;
    if (step++ != at)
        return;
    pid_t child = forks ? fork() : -1;
    int status = 0;
    forks = 0;
    if (child)
        record(meanwhile);
    if (child > 0 && (waitpid(child, &status, 0) != child || status != 0))
        _exit(10);
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~(long long)TRAP;
}

static void interrupted(void)
{
    weft_begin(WEFT_SITE(1));
    weft_future_end(WEFT_SITE(1), weft_future_begin(WEFT_SITE(1)));
    weft_end(WEFT_SITE(1));
}

/* The library blocks signals, and was called in the steps, as much time had gone by: a trap kills then. */
static int is_to_be_repeated(pid_t child, int status)
{
    char command[100];
    if ((status & 0x7f) != SIGTRAP)
        return 0;
    snprintf(command, sizeof command, "rm -r \"$WEFT_TRACE\"/*-%d", (int)child);
    return system(command) == 0;
}

static int is_reached(void)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        interrupted();
        record(BEFORE);
        __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "memory", "cc");
        interrupted();
        __asm__ volatile("pushfq; andq $~0x100, (%%rsp); popfq" ::: "memory", "cc");
        record(10);
        exit(step > at ? 0 : 9);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        status = -1;
    if (is_to_be_repeated(child, status))
        return is_reached();
    if (status != 0 && status != 9 << 8) {
        fprintf(stderr, "step %d: status %x\n", at, status);
        exit(1);
    }
    return status == 0;
}

int main(int argc, char **argv)
{
    struct sigaction action = { .sa_sigaction = handler, .sa_flags = SA_SIGINFO };
    meanwhile = argc > 1 ? atoi(argv[1]) : 0;
    forks = argc > 2;
    sigaction(SIGTRAP, &action, NULL);
    while (is_reached())
        at++;
    printf("%d\n", at);
    return 0;
}

static const struct weft_site weft_sites[] = {
    { "f", "/test/steps.c", "record", 1, 1, 1, 1, 0, 0 },
    { "g", "/test/steps.c", "interrupted", 2, 1, 2, 1, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
