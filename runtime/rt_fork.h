/* A forked child records into a trace of its own. */
#ifndef RT_FORK_H
#define RT_FORK_H

void rt_fork_watch(void); /* once */

#endif
