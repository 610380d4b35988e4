// program.c's first case with guards: a lock that is given back by no call. One guard is a declaration, the other one stands in the
// head of an `if`. usage: guards CASE. Prints `waiter TID`, `late TID`.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <mutex>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { TIMES = 5, MS = 40 };
static std::mutex lock;
static pthread_barrier_t both;

static void work(int ms)
{
    struct timespec time = { 0, ms * 1000000L };
    nanosleep(&time, nullptr);
}

static void say(const char *who)
{
    printf("%s %ld\n", who, (long)syscall(SYS_gettid));
}

static void hold()
{
    std::lock_guard<std::mutex> guard(lock); // declares what holds it
    pthread_barrier_wait(&both);
    work(MS);
}

static void hold_in_head()
{
    if (std::lock_guard<std::mutex> guard(lock); true) { // has it in a head
        pthread_barrier_wait(&both);
        work(MS);
    }
}

template <void (*body)()> static void *holder(void *unused)
{
    say("late");
    for (int i = 0; i < TIMES; i++) {
        body();
        pthread_barrier_wait(&both);
    }
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    pthread_barrier_init(&both, nullptr, 2);
    if (argc < 2)
        return 2;
    pthread_create(&thread, nullptr, strcmp(argv[1], "guard") == 0 ? holder<hold> : holder<hold_in_head>, nullptr);
    say("waiter");
    for (int i = 0; i < TIMES; i++) {
        pthread_barrier_wait(&both);
        {
            std::lock_guard<std::mutex> guard(lock); // waits for the guard
        }
        pthread_barrier_wait(&both);
    }
    pthread_join(thread, nullptr);
    return 0;
}
