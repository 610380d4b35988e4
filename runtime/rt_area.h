/* Which parts of the address space are stacks, and which objects with static storage duration: what memory accesses are
 * about that are not there may be memory of the heap, which is freed and used again. */
#ifndef RT_AREA_H
#define RT_AREA_H

/* Defines the calling thread's stack, and, of its process, where static objects lie, unless that is known. `file`: the
 * thread's, of accesses. With the lock held and signals blocked. */
void rt_area_define(const char *file);

#endif
