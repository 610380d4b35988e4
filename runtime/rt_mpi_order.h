/* Which message of its channel a message is: the processes that send it and receive it count alike, so both give it the
 * same number. A channel is a communicator, the ranks that send and receive, and a tag; on it messages don't overtake
 * each other (MPI-3.1 3.5). Receives count in the order in which they were posted, as in analysis/messages.c.
 *
 * Not thread safe: the caller (rt_mpi.c) has a lock. */
#ifndef RT_MPI_ORDER_H
#define RT_MPI_ORDER_H

#include <stdbool.h>
#include <stdint.h>

/* Seen from this process: the other one, and whether it receives. Ranks are those in MPI_COMM_WORLD. */
struct rt_mpi_channel {
    uint64_t communicator;
    int64_t peer, tag; /* of a receive that is posted: negative: any */
};

/* The number of the message that is sent now, from 1 on. 0: out of memory. */
uint64_t rt_mpi_order_sent(const struct rt_mpi_channel *channel);

/* A receive. Its key is not 0, and different from those of all others that are not over; if there is one with this key,
 * nothing is changed. */
struct rt_mpi_receive {
    uint64_t key, task; /* task: which posts it; 0: none */
    struct rt_mpi_channel channel;
    uint32_t wanted; /* by which tools */
    bool is_over;
    uint64_t number; /* 0: not known yet */
};

void rt_mpi_order_posted(const struct rt_mpi_receive *receive);
/* It is over: `channel` says from whom it was; negative: that is not known. `task`: which completes it. Then `known` is
 * called for all receives that are over and whose numbers are known now; it must not call anything here. */
void rt_mpi_order_received(uint64_t key, const struct rt_mpi_channel *channel, uint64_t task,
                           void (*known)(void *context, const struct rt_mpi_receive *receive), void *context);
/* It will never receive anything. */
void rt_mpi_order_dropped(uint64_t key);

#endif
