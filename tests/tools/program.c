/* The program that the tools of the tests are told of. usage: program WHAT */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int inner(int x);
int outer(int x);
int other(int x);

int inner(int x)
{
    __asm__ volatile("" : "+r"(x));
    return x + 1;
}

int outer(int x)
{
    return inner(x) * 2;
}

int other(int x)
{
    __asm__ volatile("" : "+r"(x));
    return x;
}

/* A tool calls this one, by its name. */
__attribute__((visibility("default"))) int called_by_tool(int x);
int called_by_tool(int x)
{
    return inner(x);
}

static void *body(void *argument)
{
    inner(1);
    return argument;
}

static void threads(void)
{
    pthread_t thread;
    for (int i = 0; i < 2; i++) {
        pthread_create(&thread, NULL, body, NULL);
        pthread_join(thread, NULL);
    }
}

static int forks(void)
{
    int status;
    inner(1);
    pid_t child = fork();
    if (child == 0) {
        inner(2);
        inner(3);
        exit(0);
    }
    waitpid(child, &status, 0);
    return status;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "nested";
    int status = 0;
    if (strcmp(what, "nested") == 0)
        status = outer(1) != 4 || other(3) != 3;
    if (strcmp(what, "errno") == 0) {
        errno = 77;
        inner(1);
        status = errno != 77;
    }
    if (strcmp(what, "many") == 0)
        for (int i = 0; i < 100000; i++)
            inner(i);
    if (strcmp(what, "threads") == 0)
        threads();
    if (strcmp(what, "fork") == 0)
        status = forks();
    puts("done");
    return status;
}
