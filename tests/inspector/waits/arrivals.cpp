// Waits at a barrier and for a latch, for a thread that comes last and does not wait itself; a third one came before.
// usage: arrivals CASE. Prints `waiter TID`, `late TID`.
#include <barrier>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <latch>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MS = 200 };
static std::barrier three(3);
static std::latch one(1);

static void work(int ms)
{
    struct timespec time = { 0, ms * 1000000L };
    nanosleep(&time, nullptr);
}

static void say(const char *who)
{
    printf("%s %ld\n", who, (long)syscall(SYS_gettid));
}

static void *drops(void *unused)
{
    say("late");
    work(MS);
    three.arrive_and_drop(); // drops out
    return unused;
}

static void *counts(void *unused)
{
    say("late");
    work(MS);
    one.count_down(); // counts down
    return unused;
}

static void *at_barrier(void *unused)
{
    work(MS / 4);
    three.arrive_and_wait();
    return unused;
}

static void *at_latch(void *unused)
{
    work(MS / 4);
    one.wait();
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    bool is_barrier = argc > 1 && strcmp(argv[1], "barrier") == 0;
    pthread_create(&threads[0], nullptr, is_barrier ? at_barrier : at_latch, nullptr);
    pthread_create(&threads[1], nullptr, is_barrier ? drops : counts, nullptr);
    say("waiter");
    if (is_barrier)
        three.arrive_and_wait(); // waits at the barrier
    else
        one.wait(); // waits for the latch
    pthread_join(threads[0], nullptr);
    pthread_join(threads[1], nullptr);
    return 0;
}
