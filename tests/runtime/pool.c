/* A pool's tasks, in rewritten form. */
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct task {
    void (*body)(void *);
    void *argument;
};

/* What the call `submit(body, argument)` gives to the pool. */
static struct task submit(void (*body)(void *), void *argument, int repeats)
{
    return (struct task){ weft_task_void_body(body),
                          repeats ? weft_task_void_pack(WEFT_SITE(1), body, argument, 1) : weft_task_void_pack(WEFT_SITE(0), body, argument, 0) };
}

static void count(void *n)
{
    __atomic_fetch_add((int *)n, 1, __ATOMIC_RELAXED);
}

enum { THREADS = 4, TASKS = 30000, WAITING = 5000 };

/* Up to WAITING tasks wait, which run in another order. */
static void *work(void *unused)
{
    static __thread int ran[TASKS];
    static __thread struct task tasks[WAITING];
    (void)unused;
    for (int i = 0, n = 0; i < TASKS || n > 0;) {
        int size = 1 + (i * 7919) % WAITING;
        while (n < size && i < TASKS)
            tasks[n++] = submit(count, &ran[i], 0), i++;
        while (n > (i < TASKS ? size / 3 : 0)) {
            int at = (n * 31) % n;
            tasks[at].body(tasks[at].argument);
            tasks[at] = tasks[--n];
        }
    }
    for (int i = 0; i < TASKS; i++)
        if (ran[i] != 1)
            abort();
    return NULL;
}

static struct task pending;

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int n = 0;
    if (strcmp(what, "many") == 0) {
        pthread_t threads[THREADS];
        for (int i = 0; i < THREADS; i++)
            pthread_create(&threads[i], NULL, work, NULL);
        for (int i = 0; i < THREADS; i++)
            pthread_join(threads[i], NULL);
    } else if (strcmp(what, "again") == 0) {
        struct task task = submit(count, &n, 0);
        int others = 0;
        task.body(task.argument);
        for (int i = 0; i < 1000; i++) {
            struct task other = submit(count, &others, 0);
            other.body(other.argument);
        }
        task.body(task.argument);
        printf("%d\n", n);
    } else if (strcmp(what, "repeats") == 0) {
        struct task task = submit(count, &n, 1);
        for (int i = 0; i < 100; i++)
            task.body(task.argument);
        if (submit(count, &n, 1).argument != task.argument)
            abort();
        printf("%d\n", n);
    } else if (strcmp(what, "pending") == 0) {
        pending = submit(count, malloc(100), 0);
    } else {
        struct task task = submit(count, &n, 0);
        if (task.body != count || task.argument != &n || submit(NULL, &n, 0).body)
            abort();
    }
    return 0;
}

static const struct weft_site weft_sites[] = { { "pool once", "/test/pool.c", "submit", 7, 7, 1, 4, 6, 0 },
                                               { "pool often", "/test/pool.c", "submit", 7, 7, 1, 4, 6, 0 } };
WEFT_UNIT_DEFINE(2);
