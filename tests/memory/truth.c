/* The names of a program's objects: a line "NAME BEGIN SIZE POSITION" each, into the file $TRUTH_OBJECTS. POSITION: so many
 * accesses had been written by hooks.c, where that is linked, before the place was the object's; 0: it always is. */
#include "truth.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((weak)) unsigned long hooks_position(void);

static void note(const char *name, const void *begin, unsigned long size, unsigned long position)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static FILE *file;
    pthread_mutex_lock(&lock);
    if (!file && getenv("TRUTH_OBJECTS"))
        file = fopen(getenv("TRUTH_OBJECTS"), "w");
    if (file) {
        fprintf(file, "%s %p %lu %lu\n", name, begin, size, position);
        fflush(file);
    }
    pthread_mutex_unlock(&lock);
}

void truth_object(const char *name, const void *begin, unsigned long size)
{
    note(name, begin, size, 0);
}

void truth_object_from_here(const char *name, const void *begin, unsigned long size)
{
    note(name, begin, size, hooks_position ? hooks_position() : 0);
}

void *truth_allocate(const char *name, unsigned long size)
{
    void *memory = calloc(1, size);
    truth_object(name, memory, size);
    return memory;
}
