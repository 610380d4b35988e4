/* A start function of the program's own, named in the configuration with "start" and "argument". */
/* std: gnu11 */
/* flags: -pthread */
/* local: spawn start=1 argument=2 */
/* expect: spawn 2 */
/* expect: local_begin 2 */
/* expect: local_end 2 */
#include <pthread.h>
#include "log.h"

static int spawn(const char *name, void *(*start)(void *), void *argument)
{
    pthread_t t;
    void *result;
    puts(name);
    if (pthread_create(&t, NULL, start, argument))
        return -1;
    pthread_join(t, &result);
    return *(int *)result;
}
static void *work(void *argument)
{
    say("work", *(int *)argument);
    return argument;
}
static int *number(int n)
{
    static int numbers[3] = { 10, 11, 12 };
    say("number", n);
    return &numbers[n];
}

int main(void)
{
    say("spawned", spawn("first", work, number(1)));
    say("spawned", spawn("second", &work, number(2)));
    return 0;
}
