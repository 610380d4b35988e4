#include "big_stack.h"

#include <pthread.h>
#include <stddef.h>

#include "log.h"

struct closure {
    void (*function)(void *);
    void *context;
};

static void *run(void *argument)
{
    struct closure *closure = argument;
    closure->function(closure->context);
    return NULL;
}

void big_stack_call(void (*function)(void *), void *context)
{
    struct closure closure = { function, context };
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    int failed = pthread_attr_setstacksize(&attributes, (size_t)1 << 30);
    if (!failed)
        failed = pthread_create(&thread, &attributes, run, &closure);
    pthread_attr_destroy(&attributes);
    if (failed) {
        log_debug("cannot start a thread with a big stack (error %d); using the normal one", failed);
        function(context);
        return;
    }
    pthread_join(thread, NULL);
}
