/* C11 threads: the start routine returns int. */
#include <threads.h>
int work(void *);
void *get(int);

int caller(thrd_t *t)
{
    return thrd_create(t, work, t) + thrd_create(t, work, get(1));
}
