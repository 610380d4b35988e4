/* Recording is switched off within calls, and on again within others. A thread waits for a lock meanwhile. Prints the most
 * that it can have waited before the first off, in ns; 50 ms are the least. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <weft/weft.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_long asking; /* the number of the thread that takes the lock next */
static long long first_off;

static long long now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void rest(long ms)
{
    struct timespec time = { ms / 1000, ms % 1000 * 1000000 };
    nanosleep(&time, NULL);
}

int leaf(int n)
{
    return n + 1;
}

/* Begins before off. */
int before(int n)
{
    leaf(n);
    WEFT_SWITCH(0);
    first_off = first_off ? first_off : now();
    rest(300);
    return leaf(n);
}

/* Begins before on. */
int across(int n)
{
    rest(100);
    WEFT_SWITCH(1);
    return leaf(n);
}

int whole(int n)
{
    return across(before(n));
}

/* The state of a thread is behind its name, which is in parentheses. */
static int is_asleep(long thread)
{
    char path[64], state = 0;
    snprintf(path, sizeof path, "/proc/self/task/%ld/stat", thread);
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%*d (%*[^)]) %c", &state) != 1)
        state = 0;
    if (file)
        fclose(file);
    return state == 'S';
}

void *waiter(void *argument)
{
    asking = syscall(SYS_gettid);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return argument;
}

int main(void)
{
    pthread_t other;
    int sum = 0;
    long long begin = now();
    pthread_mutex_lock(&lock);
    pthread_create(&other, NULL, waiter, NULL);
    while (!asking || !is_asleep(asking))
        rest(1);
    rest(50);
    for (int i = 0; i < 3; i++)
        sum += whole(i);
    pthread_mutex_unlock(&lock);
    pthread_join(other, NULL);
    sum += leaf(sum);
    printf("%lld\n", first_off - begin);
    return sum == 0;
}
