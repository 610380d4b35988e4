/* Threads that record: each takes a struct rt_thread with its first event, and gives it back when it is over. With
 * rt_process.lock held and signals blocked. */
#ifndef RT_THREAD_H
#define RT_THREAD_H

#include "rt_state.h"

bool rt_thread_start_key(void);                  /* from now on threads notice their end */
bool rt_thread_begin(uint64_t now);              /* sets rt_self of the calling thread; false with errno */
void rt_thread_rename(void);                     /* the calling thread has another rt_thread_name */
void rt_thread_close(struct rt_thread *thread);  /* what is in the packets goes into the file */
void rt_thread_leave(void);                      /* the calling thread is over, as far as it has begun */
void rt_thread_forget(struct rt_thread *thread); /* in a forked child: it belongs to the parent process */

#endif
