/* Classes of calls, derived from the callee's name: whether a call works or waits, and for what. */
#ifndef CLASSES_H
#define CLASSES_H

#include <stdbool.h>

#include <weft/format.h>

enum call_class {
    CLASS_WORK,      /* everything that isn't known to belong to another class */
    CLASS_START,     /* starts a thread or a process */
    CLASS_IO,        /* files, sockets, polling */
    CLASS_LOCK,      /* in this and the following classes, a thread may wait for another one */
    CLASS_CONDITION, /* condition variables, semaphores, futures, signals */
    CLASS_BARRIER,
    CLASS_JOIN,       /* waits for the end of a thread or a process */
    CLASS_CHANNEL,    /* queues between threads */
    CLASS_MESSAGE,    /* between two processes of a parallel program */
    CLASS_COLLECTIVE, /* among many processes of a parallel program */
    CLASS_SLEEP,
    N_CLASSES
};

extern const char *const class_names[N_CLASSES];

/* Returns the class of a call by the qualified name of its callee ("pthread_join", "std::thread::spawn"), or by the
 * bare name ("recv") of a method whose type isn't known (site_language.h). A poll of a future never waits: what its
 * task waits for is said of the future's life. Slow: cache the result per site. */
enum call_class class_of(const struct weft_site *site);
/* The class as it is shown: the label that the configuration gives the site, or the name of its class. */
const char *class_label(const struct weft_site *site);
/* The class of the future that the call returns; of other calls, the class of the call. */
enum call_class class_of_life(const struct weft_site *site);
static inline bool class_waits(enum call_class class)
{
    return class >= CLASS_LOCK;
}

#endif
