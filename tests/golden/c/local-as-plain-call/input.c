/* Selected as a plain call pthread_create is timed and nothing more. */
#include <pthread.h>
void *work(void *);

int caller(pthread_t *t)
{
    return pthread_create(t, NULL, work, NULL);
}
