/* Wait states of MPI: how long which rank waited in a call for what another one did late, as Scalasca names them.
 *
 *   late sender      a receive, or the wait for it, began before the message was sent
 *   late receiver    a send, or the wait for it, lasted until the receive was posted
 *   wait at barrier  until the last rank arrived
 *   wait at NxN      the same where every rank needs all others' data (MPI_Allreduce ...)
 *   late broadcast   until the root arrived (MPI_Bcast, MPI_Scatter)
 *   early reduce     of the root: until the last rank arrived (MPI_Reduce, MPI_Gather)
 *   early scan       until the last of the ranks before it arrived
 *
 * A call waits once: if it completes several messages, what it waited for longest counts, and a late receiver only if
 * no sender was late, since a call that receives as well lasts for other reasons. Time behind the end of the call, or
 * before its begin, never counts.
 */
#ifndef WAIT_STATES_H
#define WAIT_STATES_H

#include "messages.h"

enum wait_state { WAIT_LATE_SENDER, WAIT_LATE_RECEIVER, WAIT_BARRIER, WAIT_NXN, WAIT_BROADCAST, WAIT_REDUCE, WAIT_SCAN, N_WAIT_STATES };
extern const char *const wait_state_names[N_WAIT_STATES];

/* A place in the program, of whatever process. */
struct wait_place {
    const char *callee, *file;
    uint32_t line;
};

/* All waits of one kind that one line had because of another. */
struct wait_row {
    enum wait_state state;
    struct wait_place waiting, cause;
    struct wait_place after;        /* of the longest wait: the late rank's last call before that may have waited; callee NULL: none */
    uint64_t calls, total, longest; /* ns */
    int32_t waiter, causer;         /* the rank that waited most, and the one that it waited for most */
    uint64_t of_waiter, of_causer;  /* their shares of the total, ns */
};

struct wait_states; /* opaque; lives in the arena of the messages' trace */

struct wait_states *wait_states_open(struct messages *messages, size_t memory);
/* What messages_match finds. */
void wait_states_message(struct wait_states *states, const struct message *message);
void wait_states_collective(struct wait_states *states, const struct message_collective *call);
/* The rows, largest total first. Frees what is not in the arena. */
const struct wait_row *wait_states_finish(struct wait_states *states, size_t *n_rows);

#endif
