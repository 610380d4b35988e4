/* Patterns select by name; the last entry that matches decides. */
#include <pthread.h>
#include <string.h>
int my_lock(int);
int my_unlock(int);

int caller(pthread_mutex_t *m, const char *s)
{
    pthread_mutex_lock(m);
    pthread_mutex_unlock(m);
    return my_lock((int)strlen(s)) + my_unlock(1) + pthread_join(pthread_self(), NULL);
}
