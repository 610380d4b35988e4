/* A copy of what has been recorded so far, made by the program itself: the newest events of a ring, or all of a full
 * trace. */
#ifndef RT_SNAPSHOT_H
#define RT_SNAPSHOT_H

void rt_snapshot(void); /* with rt_process.lock held and signals blocked; no memory is allocated */

#endif
