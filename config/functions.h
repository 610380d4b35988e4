/* What functions mean to their threads: a table of names, which says whether a call takes a lock, waits, starts a thread,
 * and which argument is the object that it does this with. docs/functions.md describes the format.
 *
 * weft's own table (functions.json) is part of the program. The key "functions" of a configuration adds rows, which come
 * before those of weft's. functions_find.h looks up. */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include <stdbool.h>

#include "vec.h"

enum meaning {
    MEANS_NOTHING, /* a class alone */
    MEANS_ACQUIRE,
    MEANS_RELEASE,
    MEANS_BARRIER,
    MEANS_CREATE,
    MEANS_JOIN,
    MEANS_WAIT,
    MEANS_SIGNAL,
    MEANS_BROADCAST,
    MEANS_SEND,
    MEANS_RECEIVE,
    MEANS_ALLOCATE,
    MEANS_FREE,
    MEANS_COPY,
    MEANS_INITIALISE,
    MEANS_ARRIVE, /* at a barrier, and does not wait there */
    N_MEANINGS
};
extern const char *const meaning_names[N_MEANINGS];

/* Whether a call works or waits, and for what. */
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

/* When a call has done what it means, by its result. */
enum success { SUCCESS_ALWAYS, SUCCESS_ZERO, SUCCESS_NONZERO, N_SUCCESSES };

/* A position: of an argument, from 0, or one of these. */
enum { FUNCTION_NO_POSITION = -1, FUNCTION_RECEIVER = -2 /* the object of a method: `m` of m.lock() */ };

struct function_row {
    const char *pattern; /* as in "probes" */
    bool is_method;      /* the bare name of a method whose type is not known, with so many arguments: */
    int n_arguments;     /* -1: any number */
    enum meaning means;
    enum call_class class; /* as the row says, or as it follows from `means` */
    int object;            /* lock, condition, semaphore, handle of a thread ... */
    int mutex;             /* of a wait for a condition: the mutex that it gives away meanwhile */
    int count;             /* of MEANS_INITIALISE: how many take part, or may pass; of MEANS_SIGNAL: how many more may, one without it; of */
                           /* MEANS_ALLOCATE: how many elements, */
    int size;              /* and of how many bytes (each); the result is the address */
    bool is_shared;        /* of MEANS_ACQUIRE: several threads may hold it */
    enum success success;
    unsigned line; /* in its file */
};

struct functions {
    const char *path; /* of the file; NULL: weft's own */
    VEC(struct function_row) rows;
};

#endif
