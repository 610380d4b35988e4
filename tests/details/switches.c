/* Recording is switched off within calls, and on again within others. */
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <weft/weft.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

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

void *waiter(void *argument)
{
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return argument;
}

int main(void)
{
    pthread_t other;
    int sum = 0;
    pthread_mutex_lock(&lock);
    pthread_create(&other, NULL, waiter, NULL);
    rest(50);
    for (int i = 0; i < 3; i++)
        sum += whole(i);
    pthread_mutex_unlock(&lock);
    pthread_join(other, NULL);
    printf("%d\n", sum + leaf(sum));
    return 0;
}
