/* Thread creation through a pointer: the entry names the pointer. */
#include <pthread.h>
void *work(void *);
extern int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int caller(pthread_t *t)
{
    return create(t, NULL, work, NULL);
}
