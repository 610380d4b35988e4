/* What a call does to its thread, told by the callee's name: does it work, or wait, and for what? */
#ifndef CLASSES_H
#define CLASSES_H

#include <stdbool.h>

#include <weft/format.h>

enum call_class {
    CLASS_WORK,      /* everything that is not known to be one of the following */
    CLASS_START,     /* makes a thread or a process */
    CLASS_IO,        /* files, sockets, polling */
    CLASS_LOCK,      /* from here on the thread may wait for another one */
    CLASS_CONDITION, /* condition variables, semaphores, futures, signals */
    CLASS_BARRIER,
    CLASS_JOIN,       /* the end of a thread or a process */
    CLASS_CHANNEL,    /* queues between threads */
    CLASS_MESSAGE,    /* between two processes of a parallel program */
    CLASS_COLLECTIVE, /* among many of them */
    CLASS_SLEEP,
    N_CLASSES
};

extern const char *const class_names[N_CLASSES];

/* The class of a call, by the qualified name of its callee ("pthread_join", "std::thread::spawn"), or, of a method
 * whose type is not known (site_language.h), by its bare name ("recv"). Takes its time: to be kept per site. */
enum call_class class_of(const struct weft_site *site);
static inline bool class_waits(enum call_class class)
{
    return class >= CLASS_LOCK;
}

#endif
