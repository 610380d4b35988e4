/* Start routine and argument come from variables, members and calls. */
#include <pthread.h>
struct job {
    void *(*run)(void *);
    void *data;
};
void *(*pick(int))(void *);
void *get(int);

int caller(pthread_t *t, const pthread_attr_t *a, struct job *j, void *(*start)(void *))
{
    return pthread_create(t, a, start, j->data) + pthread_create(t, a, j->run, j) + pthread_create(t, a, pick(1), get(2));
}
