/* The program of the runtime's tests, written by hand in the form that the rewriter emits. The first argument names the case; tests/runtime/run checks the traces. */
#define _GNU_SOURCE 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static __thread volatile int sink;

static int f(int x)
{
    return sink = x + 1;
}

static int g(int x)
{
    return sink = x + 2;
}

#define CALL_F(x) __extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); })
#define CALL_G_OF_F(x) __extension__({ WEFT_POINT(weft_p2, 2, 1); g(__extension__({ __auto_type weft_v = CALL_F(x); weft_arm(&weft_p2); weft_v; })); })

static void start(pthread_t *thread, void *(*routine)(void *), void *argument)
{
    if (pthread_create(thread, NULL, weft_thread_main, weft_thread_pack(WEFT_SITE(3), routine, argument)) != 0)
        abort();
}

static void *many(void *argument)
{
    for (int i = 0; i < 100000; i++)
        CALL_F(i);
    return argument;
}

static void *leave(void *argument)
{
    CALL_F(1);
    pthread_exit(argument);
}

static void *wait_forever(void *argument)
{
    CALL_F(1);
    for (;;)
        pause();
    return argument;
}

static void *call_exit(void *argument)
{
    (void)argument;
    CALL_F(1);
    exit(7);
}

static void on_timer(int signal)
{
    (void)signal;
    CALL_F(1);
}

static void under_timer(void)
{
    struct itimerval timer = { { 0, 50 }, { 0, 50 } }, none = { { 0, 0 }, { 0, 0 } };
    signal(SIGALRM, on_timer);
    setitimer(ITIMER_REAL, &timer, NULL);
    for (int i = 0; i < 300000; i++)
        CALL_F(i);
    setitimer(ITIMER_REAL, &none, NULL);
}

static void load(const char *path)
{
    for (int i = 0; i < 2; i++) {
        void *library = dlopen(path, RTLD_NOW);
        int (*h)(int);
        *(void **)&h = library ? dlsym(library, "weft_test_h") : NULL;
        if (!h)
            abort();
        h(1);
        dlclose(library);
    }
}

__attribute__((constructor)) static void before_main(void)
{
    CALL_F(0);
}

__attribute__((destructor)) static void after_main(void)
{
    CALL_F(0);
}

static void fork_tree(void)
{
    for (int i = 0; i < 2; i++)
        if (fork() == 0) {
            CALL_F(i);
            if (fork() == 0) {
                CALL_F(i);
                _exit(0);
            }
            wait(NULL);
            exit(0);
        }
    while (wait(NULL) > 0)
        ;
}

int main(int argc, char **argv)
{
    WEFT_GLOBAL(0);
    const char *what = argc > 1 ? argv[1] : "";
    pthread_t threads[8];
    if (strcmp(what, "nested") == 0) {
        CALL_G_OF_F(1);
    } else if (strcmp(what, "unwind") == 0) {
        weft_local_begin(WEFT_SITE(3));
        weft_begin(WEFT_SITE(2));
        weft_unwind(WEFT_SITE(2));
        weft_local_end(WEFT_SITE(3));
    } else if (strcmp(what, "futures") == 0) {
        __UINT32_TYPE__ first = weft_future_begin(WEFT_SITE(1)), second = weft_future_begin(WEFT_SITE(2));
        usleep(300000); /* the next event is extended */
        weft_future_end(WEFT_SITE(1), first);
        CALL_F(1);
        weft_future_end(WEFT_SITE(2), second);
    } else if (strcmp(what, "threads") == 0) {
        for (int i = 0; i < 8; i++)
            start(&threads[i], many, NULL);
        for (int i = 0; i < 8; i++)
            pthread_join(threads[i], NULL);
    } else if (strcmp(what, "pthread_exit") == 0) {
        start(threads, leave, NULL);
        pthread_join(threads[0], NULL);
    } else if (strcmp(what, "cancel") == 0) {
        start(threads, wait_forever, NULL);
        pthread_cancel(threads[0]);
        pthread_join(threads[0], NULL);
    } else if (strcmp(what, "fork") == 0) {
        fork_tree();
    } else if (strcmp(what, "exec") == 0) {
        CALL_F(1);
        execv("/proc/self/exe", (char *[]) { argv[0], "nested", NULL });
    } else if (strcmp(what, "exec-fails") == 0) {
        CALL_F(1);
        execv("/nonexistent/program", (char *[]) { argv[0], NULL });
        CALL_F(2);
    } else if (strcmp(what, "_exit") == 0) {
        CALL_F(1);
        _exit(5);
    } else if (strcmp(what, "quick_exit") == 0) {
        CALL_F(1);
        quick_exit(6);
    } else if (strcmp(what, "thread-exit") == 0) {
        start(threads, call_exit, NULL);
        for (;;)
            pause();
    } else if (strcmp(what, "exit-running") == 0) {
        for (int i = 0; i < 4; i++)
            start(&threads[i], many, NULL);
        CALL_F(1);
    } else if (strcmp(what, "abort") == 0) {
        CALL_F(1);
        abort();
    } else if (strcmp(what, "kill") == 0) {
        CALL_F(1);
        raise(SIGKILL);
    } else if (strcmp(what, "errno") == 0) {
        errno = 4711;
        CALL_F(1);
        return errno == 4711 ? 0 : 1;
    } else if (strcmp(what, "timer") == 0) {
        under_timer();
    } else if (strcmp(what, "slow") == 0) {
        CALL_F(1);
        usleep(300000); /* beyond the 27 bits of the compact header */
        CALL_F(2);
    } else if (strcmp(what, "chdir") == 0) {
        if (chdir("/") != 0)
            return 1;
        CALL_F(1);
    } else if (strcmp(what, "dlopen") == 0) {
        load(argv[2]);
    } else {
        return 99;
    }
    puts("done");
    return 0;
}

static const struct weft_site weft_sites[] = {
    { "main", "/test/program.c", "main", 1, 1, 1, 1, 2, 0 },
    { "f", "/test/program.c", "caller", 10, 10, 5, 4, 0, 0 },
    { "g\"\\", "/test/program.c", "caller", 11, 12, 5, 3, 0, 1 },
    { "pthread_create", "/test/program.c", "start", 20, 20, 5, 4, 1, 0 },
};
WEFT_UNIT_DEFINE(4);
