/* Where the trace of this process goes. With rt_process.lock held. */
#ifndef RT_PROCESS_H
#define RT_PROCESS_H

#include <stdbool.h>

void rt_process_prepare(void);      /* reads the environment; does nothing the second time */
bool rt_process_open(void);         /* makes directory, definitions and metadata; is this process recording? */
void rt_process_abandon(int error); /* nothing could be recorded: removes what was made, and stops */
void rt_process_clear(void);        /* at the end: nothing was recorded, so nothing is left */

#endif
