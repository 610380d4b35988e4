/* What stands where packets were. A signal handler may record so much that the packet's turn comes again, or that it is
 * unmapped, while the probe that was interrupted is about to store into it: with a time of long ago, where another event
 * is by now or is going to be. Where a handler may be the reason (rt_quiet_interrupts), a packet that is used again gets
 * another address, and a decoy the one that it had. It holds no zero, so that a probe takes no slot there and asks the
 * library, and what is stored there is read by nobody. A decoy is not removed: nobody knows when the interrupted probe goes
 * on. Its address is used again when there are many. */
#ifndef RT_DECOY_H
#define RT_DECOY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RT_DECOYS = 64 };

/* Of a thread, all of one size; all zero: none. With the lock of the packets. */
struct rt_decoys {
    void *at[RT_DECOYS]; /* the oldest is at[first] */
    uint32_t first, n;
};

/* In place of what is mapped there, at once. False: it is as it was, as there is no memory, or there are RT_DECOYS. */
bool rt_decoy_lay(struct rt_decoys *decoys, void *at, size_t size);
/* Where the next packet is to be mapped (MAP_FIXED): the oldest decoy's address if there are RT_DECOYS, else NULL: anywhere. */
void *rt_decoy_take(struct rt_decoys *decoys);

#endif
