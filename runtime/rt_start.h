/* The beginning of the process. */
#ifndef RT_START_H
#define RT_START_H

void rt_start(void);                /* with rt_process.lock held and signals blocked; does nothing the second time */
void rt_start_by_constructor(void); /* the same, without the lock; the objects that are loaded are known then */

#endif
