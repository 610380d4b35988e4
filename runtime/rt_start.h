/* The beginning of the process. */
#ifndef RT_START_H
#define RT_START_H

void rt_start(void); /* with rt_process.lock held and signals blocked; does nothing the second time */

#endif
