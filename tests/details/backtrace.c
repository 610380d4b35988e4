/* Calls that come from everywhere: "backtrace". */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define APART __attribute__((noinline))

static volatile int sum;

APART int leaf(int n)
{
    sum += n;
    return n + 1;
}

static inline __attribute__((always_inline)) int inlined(int n)
{
    return leaf(n) + 3;
}

APART int middle(int n)
{
    return inlined(n) * 2;
}

static void *worker(void *argument)
{
    sum += middle(2);
    return argument;
}

static void handler(int number)
{
    (void)number;
    sum += leaf(3);
}

static int compare(const void *a, const void *b)
{
    sum += leaf(4);
    return *(const int *)a - *(const int *)b;
}

APART int deep(int n)
{
    int result = n ? deep(n - 1) : leaf(5);
    sum += result; /* no tail call */
    return result;
}

APART int at_the_bottom(int n)
{
    return sum + n;
}

APART int many(int n)
{
    int result = n ? many(n - 1) : at_the_bottom(6);
    sum += result;
    return result;
}

APART int short_one(int n)
{
    return sum + n;
}

APART int child_work(int n)
{
    sum += n;
    return leaf(n);
}

static int called_back(int n)
{
    return leaf(n) + 1;
}

static void plugin(const char *path)
{
    void *library = dlopen(path, RTLD_NOW);
    if (!library)
        exit(1);
    int (*run)(int (*)(int)) = (int (*)(int (*)(int)))dlsym(library, "run");
    sum += run(called_back);
    dlclose(library);
}

int main(int argc, char **argv)
{
    int numbers[] = { 2, 1 };
    pthread_t thread;
    middle(1);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    qsort(numbers, 2, sizeof *numbers, compare);
    deep(100);
    if (argc > 1 && strcmp(argv[1], "storm") == 0)
        for (int i = 0; i < 5000; i++) {
            many(i % 70);
            short_one(i);
        }
    if (argc > 1 && strcmp(argv[1], "fork") == 0) {
        if (fork() == 0) {
            child_work(7);
            exit(0);
        }
        wait(NULL);
    }
    for (int i = 2; argc > 2 && i < argc; i++)
        plugin(argv[i]);
    return 0;
}
