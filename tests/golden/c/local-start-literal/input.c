/* Start routine and argument are swapped for weft's own, which run the user's. */
#include <pthread.h>
void *work(void *);

int caller(pthread_t *t)
{
    return pthread_create(t, NULL, work, NULL) + pthread_create(t, 0, &work, "text") + pthread_create(t, (void *)0, (work), (void *)8);
}
