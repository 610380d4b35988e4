/* The program of the runtime's tests, written by hand in the form that the rewriter emits. The first argument names the case; tests/runtime/run checks the traces. */
#define _GNU_SOURCE 1
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
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

/* Handlers on top of probes that never come back. */
static sigjmp_buf back;
static volatile sig_atomic_t n_jumps;

static void jump(int signal)
{
    (void)signal;
    CALL_F(1);
    n_jumps++;
    siglongjmp(back, 1);
}

static void under_jumps(void)
{
    struct itimerval timer = { { 0, 50 }, { 0, 50 } }, none = { { 0, 0 }, { 0, 0 } };
    static volatile int turns;
    signal(SIGALRM, jump);
    sigsetjmp(back, 1);
    setitimer(ITIMER_REAL, &timer, NULL);
    for (; turns < 300000 && n_jumps < 2000; turns++)
        CALL_F(turns);
    setitimer(ITIMER_REAL, &none, NULL);
    printf("%d %d\n", turns, (int)n_jumps);
}

/* A point of two slots under a timer. */
static void futures_under_timer(void)
{
    struct itimerval timer = { { 0, 50 }, { 0, 50 } }, none = { { 0, 0 }, { 0, 0 } };
    signal(SIGALRM, on_timer);
    setitimer(ITIMER_REAL, &timer, NULL);
    for (int i = 0; i < 100000; i++)
        weft_future_end(WEFT_SITE(2), weft_future_begin(WEFT_SITE(2)));
    setitimer(ITIMER_REAL, &none, NULL);
}

static int thrd_work(void *argument)
{
    CALL_F(1);
    return argument ? 3 : 4;
}

static void *once(void *argument)
{
    CALL_F(1);
    return argument;
}

static void start_and_end(int n_threads)
{
    pthread_t thread;
    for (int i = 0; i < n_threads; i++) {
        start(&thread, once, NULL);
        pthread_join(thread, NULL);
    }
}

/* Destructors of thread-specific data that call instrumented code, registered before and after the runtime's own. */
static void in_destructor(void *argument)
{
    (void)argument;
    CALL_F(1);
}

static void *with_key(void *argument)
{
    pthread_key_t key;
    pthread_key_create(&key, in_destructor);
    pthread_setspecific(key, "");
    CALL_F(1);
    return argument;
}

/* One that asks for another round as often as the C library allows, in the way of allocators: in the last round it runs
 * after the runtime's own. The thread's storage is on a stack that is gone when the thread is. */
static pthread_key_t late_key;

static void in_each_round(void *argument)
{
    CALL_F(1);
    pthread_setspecific(late_key, argument);
}

static void *with_late_key(void *argument)
{
    CALL_F(1);
    pthread_setspecific(late_key, "");
    return argument;
}

static void end_late(int n_threads)
{
    enum { SIZE = 1 << 20 };
    CALL_F(1);
    pthread_key_create(&late_key, in_each_round);
    for (int i = 0; i < n_threads; i++) {
        pthread_t thread;
        pthread_attr_t attributes;
        void *stack = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        pthread_attr_init(&attributes);
        pthread_attr_setstack(&attributes, stack, SIZE);
        if (pthread_create(&thread, &attributes, with_late_key, NULL) != 0)
            abort();
        pthread_join(thread, NULL);
        munmap(stack, SIZE);
    }
}

static ucontext_t main_context, other_context;

static void in_context(void)
{
    CALL_F(1);
    swapcontext(&other_context, &main_context);
    CALL_F(2);
}

static void switch_contexts(void)
{
    static char stack[64 << 10];
    getcontext(&other_context);
    other_context.uc_stack.ss_sp = stack;
    other_context.uc_stack.ss_size = sizeof stack;
    other_context.uc_link = &main_context;
    makecontext(&other_context, in_context, 0);
    __extension__({ WEFT_POINT(weft_p2, 2, 0); swapcontext(&main_context, &other_context); });
    swapcontext(&main_context, &other_context);
}

/* In a vfork child, memory is the parent's, and so is what is recorded. */
static void in_vfork(const char *program)
{
    pid_t child = vfork();
    if (child == 0) {
        CALL_F(1);
        execl("/bin/true", "true", NULL);
        _exit(9);
    }
    wait(NULL);
    CALL_F(2);
    child = vfork();
    if (child == 0) {
        CALL_F(3);
        _exit(0);
    }
    wait(NULL);
    char *arguments[] = { (char *)program, (char *)"nested", NULL };
    if (posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, environ) != 0)
        abort();
    wait(NULL);
}

static int many_of(int n)
{
    for (int i = 0; i < n; i++)
        CALL_F(i);
    return n;
}

/* No file can be opened from here on. */
static void forbid_open(void)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0), /* the number */
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = { sizeof rules / sizeof *rules, rules };
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        exit(77);
}

/* Of the threads that record for ever: whoever looks at them waits until there is something to see. */
static atomic_int n_turns, n_begun;

static void await(const atomic_int *count, int n)
{
    while (*count < n)
        usleep(1000);
}

/* Both calls, for ever, with pauses. */
static void *both_forever(void *argument)
{
    for (int i = 1;; i++, n_turns++) {
        CALL_G_OF_F(i);
        if (i % 500 == 0)
            usleep(10000);
    }
    return argument;
}

static void *forever(void *argument)
{
    for (int i = 1;; i++, n_turns++) {
        CALL_F(i);
        n_begun += i == 1;
        if (i % 1000 == 0)
            usleep(1000);
    }
    return argument;
}

__attribute__((constructor)) static void before_main(void)
{
    CALL_F(0);
}

__attribute__((destructor)) static void after_main(void)
{
    CALL_F(0);
}

static void fork_inside(void)
{
    CALL_F(0);
    weft_begin(WEFT_SITE(2));
    if (fork() == 0) {
        CALL_F(1);
        exit(0);
    }
    wait(NULL);
    weft_end(WEFT_SITE(2));
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
        usleep(300000); /* beyond the 2^27 ticks after which the library looks around: the next event is not the inline one */
        weft_future_end(WEFT_SITE(1), first);
        CALL_F(1);
        weft_future_end(WEFT_SITE(2), second);
    } else if (strcmp(what, "threads") == 0) {
        for (int i = 0; i < 8; i++)
            start(&threads[i], many, NULL);
        for (int i = 0; i < 8; i++)
            pthread_join(threads[i], NULL);
    } else if (strcmp(what, "full-for-a-while") == 0) {
        struct rlimit limit = { 0 };
        getrlimit(RLIMIT_FSIZE, &limit);
        CALL_F(1);
        setrlimit(RLIMIT_FSIZE, &(struct rlimit) { 0, limit.rlim_max });
        many(NULL);
        usleep(1200000); /* the disk is asked again once in a second */
        setrlimit(RLIMIT_FSIZE, &limit);
        many(NULL);
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
        usleep(300000);
        CALL_F(2);
    } else if (strcmp(what, "segv") == 0) {
        CALL_F(1);
        *(volatile int *)(uintptr_t)argc = 1; /* NOLINT */
    } else if (strcmp(what, "forever") == 0) {
        start(threads, forever, NULL);
        start(threads, once, NULL);
        pthread_join(threads[0], NULL);
        CALL_F(1);
        await(&n_turns, 1000);
        puts("ready");
        fflush(stdout);
        pause();
    } else if (strcmp(what, "switched") == 0) {
        start(threads, both_forever, NULL);
        await(&n_turns, 1000);
        puts("ready");
        fflush(stdout);
        for (;;)
            pause();
    } else if (strcmp(what, "seldom") == 0) {
        for (int i = 0; i < 2000; i++) /* far from what fills a chunk */
            CALL_F(i);
        puts("ready");
        fflush(stdout);
        for (;;) {
            usleep(20000);
            CALL_F(1);
        }
    } else if (strcmp(what, "seccomp") == 0) {
        many(NULL);
        forbid_open();
        many(NULL);
    } else if (strcmp(what, "fork-inside") == 0) {
        fork_inside();
    } else if (strcmp(what, "throttled") == 0) {
        for (int i = 0; i < 4000; i++)
            CALL_G_OF_F(many_of(99));
    } else if (strcmp(what, "hot") == 0) {
        many(NULL); /* what is prepared once is prepared */
        if (write(STDERR_FILENO, "", 0) != 0)
            return 1;
        many(NULL);
        if (write(STDERR_FILENO, "", 0) != 0)
            return 1;
    } else if (strcmp(what, "siglongjmp") == 0) {
        under_jumps();
    } else if (strcmp(what, "future-timer") == 0) {
        futures_under_timer();
    } else if (strcmp(what, "exec-threaded") == 0) {
        for (int i = 0; i < 4; i++)
            start(&threads[i], forever, NULL);
        await(&n_begun, 4);
        CALL_F(1);
        execv("/proc/self/exe", (char *[]) { argv[0], "nested", NULL });
    } else if (strcmp(what, "thrd") == 0) {
        thrd_t thread;
        int result;
        if (thrd_create(&thread, weft_thrd_main, weft_thrd_pack(WEFT_SITE(3), thrd_work, argv)) != thrd_success || thrd_join(thread, &result) != thrd_success)
            abort();
        printf("%d\n", result);
    } else if (strcmp(what, "start-and-end") == 0) {
        start_and_end(atoi(argv[2]));
    } else if (strcmp(what, "late") == 0) {
        end_late(atoi(argv[2]));
    } else if (strcmp(what, "key") == 0) {
        start(threads, with_key, NULL);
        pthread_join(threads[0], NULL);
    } else if (strcmp(what, "context") == 0) {
        switch_contexts();
    } else if (strcmp(what, "vfork") == 0) {
        in_vfork(argv[0]);
    } else if (strcmp(what, "chdir") == 0) {
        if (chdir("/") != 0)
            return 1;
        CALL_F(1);
    } else if (strncmp(what, "dlopen", 6) == 0) {
        load(argv[2]);
        if (strcmp(what, "dlopen-kill") == 0)
            raise(SIGKILL);
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
