/* The inline path: probe.h stores an event by itself while the thread's position is below its limit. A limit of NULL
 * sends every event of the thread into the library (rt_record.c). It is NULL where the clock is not the processor's
 * counter, while recording is paused or filtered by depth, time or thread, while the thread is in a tool, and once the process ends.
 *
 * Detours are what events that come into the library have to ask for before they are recorded. One test asks for all
 * of them, so that a program without any pays for none. */
#ifndef RT_LIMIT_H
#define RT_LIMIT_H

#include "rt_state.h"

enum {
    RT_DETOUR_PAUSE = 1,  /* scopes of threads and of the program are recorded nevertheless */
    RT_DETOUR_TOOLS = 2,  /* there are tools: rt_tool.h */
    RT_DETOUR_FILTER = 4, /* what is recorded depends on what is open on the thread: rt_filter.h */
};
extern RT_OWN _Atomic unsigned rt_detours;
void rt_limit_detour(unsigned detour, bool is_on);

/* Of any thread; a thread that is in a tool gets it when it comes out. */
static inline void rt_limit_store(struct weft_hot *hot, uint64_t *limit)
{
    __atomic_store_n(&hot->limit, limit, __ATOMIC_RELAXED);
    __atomic_store_n(&hot->weft_limit, limit, __ATOMIC_RELAXED);
}

void rt_limit_set(struct rt_thread *thread); /* with its lock held, and a packet open: to thread->end, or to NULL */
void rt_limit_pause(bool is_paused);         /* with rt_process.lock held; then rt_definitions_switch */

static inline bool rt_is_paused(void)
{
    return rt_detours & RT_DETOUR_PAUSE;
}

#endif
