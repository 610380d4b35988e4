/* The program, and those shared libraries that say when they come and when they go: their constructors and destructors
 * do (probe.h), so what is in the table is mapped for as long as the process's lock is held. Only units in them are
 * touched by others than their own probes.
 *
 * The dynamic linker is not asked under a lock, nor in a signal handler: a thread that holds the linker's lock may be
 * waiting for ours, and one that is interrupted in dlclose has half unmapped what the linker still lists. */
#ifndef RT_OBJECT_H
#define RT_OBJECT_H

#include <stdbool.h>

bool rt_object_has(const void *address); /* with the process's lock held: is it in one of them? */
void rt_object_start(void);              /* not with the lock held: the program, and this library */

#endif
