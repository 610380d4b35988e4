/* The messages and collective operations of MPI, matched over processes.
 *
 * A send belongs to the receive of the same communicator, source, destination and tag that has the same place in their
 * order: messages don't overtake each other (MPI-3.1 3.5). The order of receives is that in which they were posted. The
 * calls of a collective operation have the same number in their communicator.
 *
 * What cannot be matched for sure is counted and left out: where recording had gaps on one side, where a receive does
 * not say from whom it received, and from the first pair of a channel on that contradicts itself (more bytes received
 * than sent, or received before it was sent).
 *
 * Memory grows with processes, communicators, open requests, and messages that are on their way at one time; the rest
 * is sorted in temporary files (sorter.h).
 */
#ifndef MESSAGES_H
#define MESSAGES_H

#include "intervals.h"

/* Of whom a rank waits in a collective operation (MPI-3.1 5.1). */
enum message_pattern { PATTERN_NONE, PATTERN_BARRIER, PATTERN_ALL, PATTERN_FROM_ROOT, PATTERN_TO_ROOT, PATTERN_SCAN };

/* A call. Times are of the trace's clock, ns. */
struct message_call {
    uint32_t thread; /* in messages->threads */
    uint32_t site;   /* 0: there was none */
    uint32_t before; /* site of the last call before it that may have waited; 0: none */
    uint64_t begin, end;
};

/* One side of a message. */
struct message_side {
    struct message_call call; /* that sent it, or began to receive it */
    struct message_call done; /* that completed its request; the same as `call` for blocking calls. Site 0: unknown */
};

struct message {
    uint64_t communicator;
    int32_t source, destination; /* ranks in MPI_COMM_WORLD */
    int32_t tag;
    uint64_t bytes;
    struct message_side send, receive;
};

struct message_member {
    int32_t rank, own_rank; /* in MPI_COMM_WORLD, in the communicator */
    int64_t bytes;          /* that it gave */
    int32_t others;         /* in an intercommunicator, without a root: first rank of the other group, of which it waits; else -1 */
    struct message_side side;
};

struct message_collective {
    uint64_t communicator, number;
    int32_t root; /* rank in MPI_COMM_WORLD; -1: none */
    enum message_pattern pattern;
    struct message_member *members; /* in order of own_rank: all of the communicator that take part */
    uint32_t n_members;
};

struct message_communicator {
    uint64_t id;
    int32_t size;
    bool is_world;
    const char *ranks; /* "0-7,9"; may end in "..." */
};

/* What there was. */
struct message_counts {
    uint64_t matched, bytes; /* messages, and their bytes */
    uint64_t collectives;
    uint64_t unmatched_sends, unmatched_receives; /* the other side is not in the trace */
    uint64_t doubtful;                            /* sends and receives that cannot be matched for sure */
    uint64_t unknown_sources;                     /* among them: receives with MPI_ANY_SOURCE or MPI_ANY_TAG and no status */
    uint64_t incomplete_collectives;              /* of which calls are missing */
    uint64_t silent_calls;                        /* that send or receive, and do not say what: their arguments were not captured */
    uint64_t not_followed;                        /* calls of one-sided communication and neighbourhood collectives */
    uint64_t met_late;                            /* communicators whose creation was not recorded */
    bool has_twins;                               /* two processes have the same rank: jobs that cannot be told apart */
};

struct messages {
    struct trace *trace;
    VEC(const struct trace_thread *) threads;
    int32_t *ranks; /* by process: rank in MPI_COMM_WORLD; -1: none */
    int32_t size;   /* of the largest MPI_COMM_WORLD; 0: nothing of MPI in the trace */
    VEC(struct message_communicator) communicators;
    struct message_counts counts; /* complete after messages_match */
    struct messages_state *state; /* private */
};

/* `memory`: bytes to sort in. Lives in the trace's arena; messages_close frees what doesn't. */
struct messages *messages_open(struct trace *trace, size_t memory);

/* A thread's share, zeroed at its start. */
struct messages_thread {
    uint32_t number;          /* 1 + its index in messages->threads */
    struct message_call last; /* the call of MPI that ended last */
    uint32_t before;          /* site of the last one that may have waited */
};
/* Is this a site of MPI, whose intervals messages_closed wants? */
bool messages_wants(const struct trace_process *process, uint32_t site);
void messages_closed(struct messages *messages, struct messages_thread *own, const struct trace_thread *thread, const struct interval *interval);
/* Events of other kinds are passed over. */
void messages_event(struct messages *messages, struct messages_thread *own, const struct trace_thread *thread, const struct trace_event *event);

/* Does the trace have sites of MPI? */
bool messages_has_any(const struct trace *trace);

/* Reads all threads, one after the other, in place of messages_closed and messages_event. */
void messages_read(struct messages *messages);

struct messages_visitor {
    void *context;
    void (*message)(const struct message *message, void *context);            /* may be NULL */
    void (*collective)(const struct message_collective *call, void *context); /* may be NULL */
};
/* Once, after everything has been read. Messages come channel by channel, not in order of time. Problems with the
 * temporary files are added to the trace's. */
void messages_match(struct messages *messages, const struct messages_visitor *visitor);
void messages_close(struct messages *messages);

/* "barrier", "NxN" ... of a function of MPI. */
/* Does a call of this function return at once, whatever the other ranks do? */
bool message_is_immediate(const char *callee);
enum message_pattern message_pattern_of(const char *callee);

#endif
