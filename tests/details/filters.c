/* Calls of every sort for filters.py: nested, recursive, left by longjmp, in signal handlers, in a forked child, with values and conditions, on
 * threads that are renamed, around instants and tasks. Runs the same each time; naps are the only calls that take long. */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static jmp_buf back;
static volatile int sink;

static int leaf(int n)
{
    sink += n;
    return n;
}

static void nap(void)
{
    struct timespec time = { 0, 101000000 };
    while (nanosleep(&time, &time) != 0)
        ;
}

static int middle(int n)
{
    leaf(n);
    if (n % 2)
        nap();
    return leaf(leaf(n) + 1);
}

static int outer(int n)
{
    return middle(n) + middle(n + 1) + leaf(n);
}

static int chosen(int n)
{
    return leaf(n) * 2;
}

static int recursive(int n)
{
    return n == 0 ? 0 : 1 + recursive(n - 1);
}

static void jumper(int n)
{
    leaf(n);
    if (n == 0)
        longjmp(back, 1);
    jumper(n - 1);
}

static void on_signal(int number)
{
    (void)number;
    leaf(middle(2));
}

static void signalled(void)
{
    leaf(1);
    raise(SIGUSR1);
    leaf(1);
}

static void forked(void)
{
    pid_t child = fork();
    if (child == 0) {
        leaf(7);
        outer(2);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

static void *work(void *name)
{
    pthread_setname_np(pthread_self(), name);
    nap(); /* longer than a name may be out of date */
    outer(1);
    outer(2);
    return NULL;
}

int main(int count, char **words)
{
    signal(SIGUSR1, on_signal);
    outer(0);
    for (int n = 0; n < 8; n++)
        chosen(n);
    recursive(5);
    if (setjmp(back) == 0)
        jumper(3);
    signalled();
    outer(1);
    if (count > 1 && strcmp(words[1], "fork") == 0)
        forked();
    if (count > 1 && strcmp(words[1], "threads") == 0) {
        pthread_t threads[2];
        static char *const names[] = { "alpha", "beta" };
        for (int i = 0; i < 2; i++)
            pthread_create(&threads[i], NULL, work, names[i]);
        for (int i = 0; i < 2; i++)
            pthread_join(threads[i], NULL);
    }
    return 0;
}
