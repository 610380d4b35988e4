/* The names of a program's objects: a line "NAME BEGIN SIZE POSITION" each, into the file $TRUTH_OBJECTS.
 * POSITION: so many accesses have been written before by hooks.c, where that is linked. */
#include "truth.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((weak)) unsigned long hooks_position(void);

void truth_object(const char *name, const void *begin, unsigned long size)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static FILE *file;
    pthread_mutex_lock(&lock);
    if (!file && getenv("TRUTH_OBJECTS"))
        file = fopen(getenv("TRUTH_OBJECTS"), "w");
    if (file) {
        fprintf(file, "%s %p %lu %lu\n", name, begin, size, hooks_position ? hooks_position() : 0);
        fflush(file);
    }
    pthread_mutex_unlock(&lock);
}

void *truth_allocate(const char *name, unsigned long size)
{
    void *memory = calloc(1, size);
    truth_object(name, memory, size);
    return memory;
}
