#include "big_stack.h"

#include <pthread.h>
#include <stddef.h>

#include "log.h"

struct call {
    void (*function)(void *);
    void *context;
};

static void *run(void *argument)
{
    struct call *call = argument;
    call->function(call->context);
    return NULL;
}

void big_stack_call(void (*function)(void *), void *context)
{
    struct call call = { function, context };
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    int failed = pthread_attr_setstacksize(&attributes, (size_t)1 << 30);
    if (!failed)
        failed = pthread_create(&thread, &attributes, run, &call);
    pthread_attr_destroy(&attributes);
    if (failed) {
        log_debug("no big stack (error %d)", failed);
        function(context);
        return;
    }
    pthread_join(thread, NULL);
}
