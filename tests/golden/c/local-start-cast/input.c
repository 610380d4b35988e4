/* A start routine of another type behind a cast. */
#include <pthread.h>
int work(int *);

int caller(pthread_t *t, int n)
{
    return pthread_create(t, NULL, (void *(*)(void *))work, &n) + pthread_create(t, NULL, (void *(*)(void *))work, (void *)(long)n);
}
