/* A program that talks to weft. It must do the same built without. C and C++. */
#include <pthread.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>
#include <weft/weft.h>

static pthread_mutex_t running = PTHREAD_MUTEX_INITIALIZER;

static int work(int n)
{
    return n + 1;
}

static void *named(void *argument)
{
    work(1);
    WEFT_NAME_THREAD("renamed while it runs");
    return argument;
}

static void *named_by_the_system(void *argument)
{
    work(1);
    prctl(PR_SET_NAME, "late");
    work(2);
    return argument;
}

static void *named_and_running(void *argument)
{
    work(1);
    prctl(PR_SET_NAME, "runs on");
    pthread_mutex_unlock((pthread_mutex_t *)argument);
    for (;;)
        pause();
    return argument;
}

static void *named_before(void *argument)
{
    WEFT_NAME_THREAD("a name that is longer than those of the system");
    work(1);
    return argument;
}

static int region(int n)
{
    WEFT_REGION("a region");
    for (int i = 0; i < n; i++) {
        WEFT_REGION("inside \"it\"");
        if (i == 2)
            return i;
        WEFT_EVENT("event");
    }
    return n;
}

int main(void)
{
    pthread_t thread;
    int sum = region(5);
    pthread_create(&thread, NULL, named, NULL);
    pthread_join(thread, NULL);
    pthread_create(&thread, NULL, named_before, NULL);
    pthread_join(thread, NULL);
    pthread_create(&thread, NULL, named_by_the_system, NULL);
    pthread_join(thread, NULL);
    pthread_mutex_lock(&running);
    pthread_create(&thread, NULL, named_and_running, &running);
    pthread_mutex_lock(&running);
    for (int i = 0; i < 1000; i++) {
        WEFT_SWITCH(i % 10 == 0);
        sum = work(sum);
    }
    WEFT_SWITCH(1);
    for (int i = 0; i < 10000; i++) /* hot again */
        sum = work(sum);
    WEFT_SWITCH(0);
    WEFT_EVENT("never");
    printf("%d\n", sum);
    return 0;
}
