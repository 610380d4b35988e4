/* The program, and those shared libraries that say when they come and when they go: their constructors and destructors
 * do (probe.h), so what is in the table is mapped for as long as the process's lock is held. Only units in them are
 * touched by others than their own probes.
 *
 * The dynamic linker is not asked under a lock, nor in a signal handler: a thread that holds the linker's lock may be
 * waiting for ours, and one that is interrupted in dlclose has half unmapped what the linker still lists. */
#ifndef RT_OBJECT_H
#define RT_OBJECT_H

#include <stdbool.h>
#include <stdint.h>

#include "rt_bytes.h"

struct rt_object {
    uintptr_t begin, end;
    uintptr_t code, code_end; /* the segment of its code; 0: it has none, or several, or one that is written to */
    bool stays;               /* whatever its destructors say */
    bool is_dormant, is_searched, is_refused;
    struct rt_bytes places; /* rt_place.c's */
};

/* Not with the process's lock held: */
void rt_object_start(void); /* the program, and this library */
void rt_object_begin(const void *address);

/* With it held: */
struct rt_object *rt_object_find(const void *address);      /* NULL: in none of them */
struct rt_object *rt_object_next(struct rt_object *before); /* NULL: the first one */

#endif
