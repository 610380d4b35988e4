/* A signal handler comes between any two instructions of the probes, and records so much that it comes to the packet again
 * in which they are about to store. By single steps (x86-64), each in a process of its own.
 * usage: steps ROUNDS    Prints "LINE LOADS STORES". */
#define _GNU_SOURCE 1
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { N = 4096, TRAP = 0x100 };
static int order[N], seen[N], which[2], here[2], step, at;

__attribute__((noinline)) static void fill(int rounds)
{
    for (int k = 0; k < rounds; k++)
        for (int i = 0; i < N; i++)
            seen[order[i]]++;
}

__attribute__((noinline)) static void interrupted(int *to, int k)
{
    to[0] = k;
    for (int i = 0; i < 2; i++)
        to[i]++;
    for (int i = 0; i < 2; i++)
        to[which[i]]++; /* a run */
}

static int n_rounds;

static void handler(int number, siginfo_t *info, void *context)
{
    (void)number, (void)info;
    if (step++ != at)
        return;
    fill(n_rounds - 1);
    fill(1); /* later */
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~(long long)TRAP;
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
        interrupted(here, 0);
        fill(2);
        __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "memory", "cc");
        interrupted(here, at);
        __asm__ volatile("pushfq; andq $~0x100, (%%rsp); popfq" ::: "memory", "cc");
        interrupted(here, at);
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
    n_rounds = argc > 1 ? atoi(argv[1]) : 0;
    for (int i = 0; i < N; i++)
        order[i] = (i * 7) % N;
    sigaction(SIGTRAP, &action, NULL);
    while (is_reached())
        at++;
    int rounds = 2 * (at + 1) + n_rounds * at, calls = 3 * (at + 1);
    printf("19 %d %d\n24 0 %d\n26 %d %d\n28 %d %d\n", 2 * N * rounds, N * rounds, calls, 2 * calls, 2 * calls, 4 * calls, 2 * calls);
    return 0;
}
