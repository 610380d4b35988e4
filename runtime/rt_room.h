/* The last of the disk is left to others: a trace that grows without end must not take what else runs on the machine with it.
 * What grows asks here, full packets; names, and the last packets of a thread's calls, are always written. */
#ifndef RT_ROOM_H
#define RT_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/* The directory of the process exists. rt_process.reserve, as it was asked for, becomes what can be left of this disk. With the
 * process's lock. */
void rt_room_find(void);
/* May so many bytes be written? If not, errno is ENOSPC, and rt_process_fail tells the reason. On any thread. */
bool rt_room_take(uint64_t length);

#endif
